import { LastKnownHome } from '@portal/home/last-known';
import { type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { toNodes } from './to-nodes';
import { Link } from './without-react';

const inPage = (nodes: Node[]) => {
  const page = document.createElement('div');
  page.append(...nodes);
  return page;
};
/** As React draws it, read by the browser. */
const byReact = (node: ReactNode) => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(node);
  return page;
};

const Row = ({ name, isNew = false }: { name: string; isNew?: boolean }) => (
  <li className="row" data-new={isNew || undefined} aria-hidden={isNew}>
    {name} <b hidden={isNew}>{2}</b>
  </li>
);

describe('components drawn without React are the same as with it', () => {
  it.each<[string, ReactNode]>([
    ['words and numbers', ['Thabo', 3]],
    ['nothing', [null, undefined, false]],
    [
      'a list of components',
      ['Thabo', 'Lerato'].map((name) => <Row key={name} name={name} isNew={name === 'Lerato'} />),
    ],
    [
      'fragments',
      <>
        <p>one</p>
        {[<p key="2">two</p>]}
      </>,
    ],
    [
      'a drawing',
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
        <path d="M0 5H100" />
      </svg>,
    ],
    ['a label', <label htmlFor="x">Name</label>],
  ])('%s', (_what, node) => {
    const drawn = inPage(toNodes(node));
    drawn.normalize();
    const expected = byReact(node);
    expected.normalize();
    expect(drawn.isEqualNode(expected), drawn.innerHTML).toBe(true);
  });

  it('words in angle brackets stay words', () => {
    expect(inPage(toNodes(<p>{'<img src=x onerror=alert(1)>'}</p>)).querySelector('img')).toBeNull();
  });

  it('a link is one the browser follows by itself', () => {
    expect(inPage(toNodes(<Link to="/spouse/details/1">Lerato</Link>)).innerHTML).toBe(
      '<a href="/spouse/details/1">Lerato</a>',
    );
  });

  it('what only React can draw is refused', () => {
    expect(() => toNodes(Promise.resolve('late'))).toThrow('only React');
    expect(() => toNodes(3n as never)).toThrow('Neither words');
  });
});

it('the last known home holds nothing that needs React', () => {
  const copy = {
    at: '2031-03-14T08:00:00.000Z',
    userId: 'u1',
    policyNumber: '7000010012',
    cover: {
      headline: 'Today, 14 March 2031: both of you are covered.',
      headlineLater: 'On 14 March 2031: both of you were covered.',
      people: [
        {
          id: 'a',
          name: 'Thabo Nkosi',
          who: 'You, 45',
          sentence: 'Covered',
          tone: 'green' as const,
          isOutlined: false,
          amount: 'R 50 000',
          bar: { now: 40, waiting: 10, limit: 0 },
          to: '/personal-details/details/a',
        },
      ],
      next: 'Nothing changes before June.',
    },
  };
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <LastKnownHome copy={copy} now={new Date('2031-03-15T08:00:00Z')} />
    </MemoryRouter>,
  );
  expect(markup).toContain('both of you were covered');
  expect(markup).toContain('As it was on 14 March 2031, 10:00. Checking');
  expect(markup).not.toContain('style=');
});
