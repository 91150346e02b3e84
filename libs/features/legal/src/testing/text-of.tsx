import { AuthProvider, createAuth } from '@portal/auth';
import { PortalConfigSchema } from '@portal/contract';
import { portalConfigAtom } from '@portal/policy-workflow';
import { createStore, Provider } from 'jotai';
import { type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';

/** The page of a screen as a visitor gets it, with this configuration, as a document. */
export function pageOf(Screen: ComponentType, config: unknown = {}): Document {
  const store = createStore();
  store.set(portalConfigAtom, v.parse(PortalConfigSchema, config));
  const markup = renderToStaticMarkup(
    <AuthProvider auth={createAuth({ host: 'https://api.test' })}>
      <Provider store={store}>
        <MemoryRouter>
          <Screen />
        </MemoryRouter>
      </Provider>
    </AuthProvider>,
  );
  return new DOMParser().parseFromString(markup, 'text/html');
}

/** The words of such a page, a line a heading, paragraph, item or fact. No-break spaces are spaces. */
export const textOf = (Screen: ComponentType, config?: unknown): string =>
  [...pageOf(Screen, config).querySelectorAll('h1, h2, h3, p, li, dt, dd')]
    .map(({ textContent }) => textContent)
    .join('\n')
    .replaceAll('\u00a0', ' ');
