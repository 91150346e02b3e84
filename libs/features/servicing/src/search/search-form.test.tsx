import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SearchForm } from './search-form';

afterEach(cleanup);

const client = new QueryClient();
const aPage = (isServicingHome: boolean) => (
  <QueryClientProvider client={client}>
    <button type="button">Your menu</button>
    <main id="main" tabIndex={-1}>
      {isServicingHome && <SearchForm searched="" onSearch={() => undefined} />}
    </main>
  </QueryClientProvider>
);

describe('the search box', () => {
  it('has the focus when the page opens, also after the frame gave it to the page', async () => {
    const { rerender } = render(aPage(false));
    document.getElementById('main')?.focus();
    rerender(aPage(true));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Find a policy' })));
  });

  it('leaves the focus where a person put it while the page was fetched', async () => {
    const { rerender } = render(aPage(false));
    const menu = screen.getByRole('button', { name: 'Your menu' });
    menu.focus();
    rerender(aPage(true));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(document.activeElement).toBe(menu);
  });
});
