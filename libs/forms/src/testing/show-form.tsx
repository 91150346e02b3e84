import { render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { type ReactNode, StrictMode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { formPages } from './form-pages';

/** The simulated page has dialogs, but cannot open them. */
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};

/** A form on a page of its own, with links to it and away from it. */
export function showForm(form: ReactNode, store = createStore()) {
  const router = formPages(form);
  render(
    <StrictMode>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>,
  );
  return { router, store };
}
