import { afterEach, expect, it, vi } from 'vitest';
import { isDear, keepFiles } from './keep-files';

afterEach(() => vi.restoreAllMocks());

it.each([
  [undefined, false],
  [{ effectiveType: '4g', type: 'wifi' }, false],
  [{ saveData: true, type: 'wifi' }, true],
  [{ type: 'cellular' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('a line %o is dear: %s', (line, dear) => {
  expect(isDear(line)).toBe(dear);
});

it.each([
  { who: 'a customer', isStaff: false, places: true },
  { who: 'staff', isStaff: true, places: false },
])(
  'has the worker keep the files of ours that the page of $who has fetched, and the main places: $places',
  async ({ isStaff, places }) => {
    const names = ['/assets/frame.js', '/api/v1/user'].map((path) => location.origin + path);
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
      [...names, 'https://elsewhere.example/assets/x.js'].map((name) => ({ name })) as never,
    );
    const postMessage = vi.fn();
    const workers = { ready: Promise.resolve({ active: { postMessage } }) };
    await keepFiles(workers as unknown as ServiceWorkerContainer, { isStaff });
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ kind: 'keep', files: ['/assets/frame.js'], places });
  },
);
