import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Avatar } from './identity/avatar';
import { Breadcrumbs } from './navigation/breadcrumbs';
import { ErrorState } from './feedback/error-state';
import { InfoIcon } from './icons/info-icon';
import { List } from './text/list';
import { Pagination } from './navigation/pagination';
import { QuickLinks } from './navigation/quick-links';
import { RecordCard } from './data/record-card';
import { Stack } from './layout/stack';

afterEach(cleanup);

it.each([
  ['Thandi', 'Nkosi', 'TN'],
  ['  sipho', ' van der Merwe', 'SV'],
  ['Élise', '', 'É'],
  ['', '', ''],
])('an avatar of "%s" "%s" shows "%s"', (firstName, lastName, initials) => {
  const { container } = render(<Avatar firstName={firstName} lastName={lastName} />);
  expect(container.textContent).toBe(initials);
});

describe('an icon', () => {
  it('is hidden from screen readers unless it says something itself', () => {
    const { container } = render(<InfoIcon />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('with a label is a picture of that name', () => {
    render(<InfoIcon label="Good to know" />);
    expect(screen.getByRole('img', { name: 'Good to know' })).toBeTruthy();
  });
});

it('breadcrumbs mark their last item as this page', () => {
  render(<Breadcrumbs items={[<a href="/">Home</a>, 'Children']} />);
  expect(screen.getByText('Children').getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Home' }).closest('[aria-current]')).toBeNull();
});

it('quick links are a list under their title, without empty tiles', () => {
  render(
    <QuickLinks>
      <a href="/">Home</a>
      {false}
      <a href="/documents">Documents</a>
    </QuickLinks>,
  );
  const links = screen.getByRole('navigation', { name: 'Quick Links' });
  expect(within(links).getAllByRole('listitem')).toHaveLength(2);
});

it('a record card is an article named by its title, its rows terms and definitions', () => {
  render(<RecordCard title="Lindiwe Nkosi" rows={[{ label: 'Relationship', value: 'Child' }]} />);
  const card = screen.getByRole('article', { name: 'Lindiwe Nkosi' });
  expect(within(card).getByRole('term').textContent).toBe('Relationship');
  expect(within(card).getByRole('definition').textContent).toBe('Child');
});

it('a failure says what failed and tries again', () => {
  const onReload = vi.fn();
  render(<ErrorState onReload={onReload}>An error occurred while loading notifications</ErrorState>);
  expect(screen.getByRole('alert').textContent).toContain('An error occurred while loading notifications');
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(onReload).toHaveBeenCalledTimes(1);
});

describe('pagination', () => {
  it.each([
    { page: 1, previous: true, next: false },
    { page: 2, previous: false, next: false },
    { page: 3, previous: false, next: true },
  ])('on page $page of 3 stops at the ends', ({ page, previous, next }) => {
    render(<Pagination page={page} pageCount={3} onPage={() => undefined} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(previous);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(next);
  });

  it('asks for the page beside this one', () => {
    const onPage = vi.fn();
    render(<Pagination page={2} pageCount={3} onPage={onPage} />);
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(onPage.mock.calls).toEqual([[1], [3]]);
  });
});

it('a numbered list is an ordered one', () => {
  const { container } = render(<List kind="number" />);
  expect(container.firstElementChild?.tagName).toBe('OL');
});

it('a stack can be another element and passes on what it does not use', () => {
  render(<Stack as="form" aria-label="Sign in" gap="lg" noValidate />);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Sign in' });
  expect(form.noValidate).toBe(true);
  expect(form.dataset['gap']).toBe('lg');
});
