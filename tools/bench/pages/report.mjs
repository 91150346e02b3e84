import { median } from '../load.mjs';

const kb = (bytes) => (bytes / 1024).toFixed(1);
const ms = (time) => (Number.isFinite(time) ? time.toFixed(0) : '');
const ratio = (share) => (Number.isFinite(share) ? share.toFixed(2) : '');

/** The most that a page may take on slow 4G: its share of what another page of the same run takes. */
const budgets = [
  { page: 'sign-in', visit: 'first', key: 'usable', of: 'prerendered', most: 1.08 },
  { page: 'sign-in', visit: 'first', key: 'ready', of: 'prerendered', most: 1.0 },
  { page: 'sign-in', visit: 'first', key: 'busy', of: 'bare', most: 1.25 },
  { page: 'sign-in', visit: 'again', key: 'usable', of: 'bare', ofVisit: 'first', most: 0.48 },
  { page: 'home', visit: 'first', key: 'paint', of: 'bare', most: 0.55 },
  { page: 'home', visit: 'first', key: 'usable', of: 'bare', most: 1.7 },
  { page: 'home', visit: 'again', key: 'usable', of: 'bare', ofVisit: 'first', most: 0.65 },
  { page: 'own phone', visit: 'again', key: 'usable', of: 'bare', ofVisit: 'first', most: 0.35 },
  { page: 'home', visit: 'again', key: 'next', of: 'bare', ofVisit: 'first', keyOf: 'usable', most: 0.35 },
];

/** Prints a table for each network, and which budgets are kept. False: one is not. */
export function report(results, { rounds }) {
  const middle = (wanted, key) =>
    median(
      results
        .filter((one) => ['page', 'network', 'visit'].every((name) => one[name] === wanted[name]))
        .map(({ cost }) => cost[key])
        .filter(Number.isFinite),
    );
  const pages = [...new Set(results.map(({ page }) => page))];
  for (const network of new Set(results.map(({ network }) => network))) {
    console.log(
      `\n${network}, processor 4 times slower, medians of ${rounds}; in brackets the share of the bare page's first visit\n`,
    );
    const rows = pages.flatMap((page) => ['first', 'again'].map((visit) => ({ page, network, visit })));
    console.log(
      table(
        rows.map((row) =>
          cells(row, (key) => middle(row, key), middle({ page: 'bare', network, visit: 'first' }, 'usable')),
        ),
      ),
    );
  }
  const network = 'slow 4G';
  const kept = budgets.map(({ page, visit, key, of, ofVisit = visit, keyOf = key, most }) => {
    const share = middle({ page, visit, network }, key) / middle({ page: of, visit: ofVisit, network }, keyOf);
    // What was left out of a run is neither kept nor missed.
    const isAsked = pages.includes(page) && pages.includes(of);
    const isKept = !isAsked || share <= most;
    console.log(
      `${isAsked ? (isKept ? 'ok  ' : 'FAIL') : '-   '} ${page}, ${visit}: ${key} ${ratio(share)} of ${of}, ${ofVisit} (at most ${most})`,
    );
    return isKept;
  });
  return kept.every(Boolean);
}

function cells({ page, visit }, of, bare) {
  const time = (key) => `${ms(of(key))} (${ratio(of(key) / bare)})`;
  return {
    page: `${page}, ${visit}`,
    requests: ms(of('requests')),
    KB: kb(of('bytes')),
    'script KB': kb(of('script')),
    'first paint': time('paint'),
    usable: time('usable'),
    ready: ms(of('ready')),
    'next page': ms(of('next')),
    INP: ms(of('input')),
    'main thread': ms(of('busy')),
    blocked: ms(of('longTasks')),
    shift: of('shift').toFixed(3),
  };
}

function table(rows) {
  const names = Object.keys(rows[0]);
  const width = Object.fromEntries(
    names.map((name) => [name, Math.max(name.length, ...rows.map((row) => row[name].length))]),
  );
  const line = (cell) => `| ${names.map((name) => cell(name).padEnd(width[name])).join(' | ')} |`;
  return [
    line((name) => name),
    line((name) => '-'.repeat(width[name])),
    ...rows.map((row) => line((name) => row[name])),
  ].join('\n');
}
