import { describe, expect, it } from 'vitest';
import { aRequest } from '../testing/a-request';
import { whyNotTogether } from './may-choose';

const twenty = Array.from({ length: 20 }, (_, place) => aRequest({ id: `r-${place}` }));
const another = aRequest({ id: 'r-99' });

describe('a request joins those that are approved together', () => {
  it.each([
    { request: another, chosen: [] },
    { request: another, chosen: twenty.slice(0, 19) },
    { request: twenty[0] ?? another, chosen: twenty },
  ])('and may leave them again', ({ request, chosen }) => {
    expect(whyNotTogether(request, chosen)).toBeNull();
  });

  it.each([
    { request: { ...another, isSafeTogether: false }, chosen: [], says: 'This request is decided on its own.' },
    { request: { ...another, canDecide: false, whyNot: 'You asked for it.' }, chosen: [], says: 'You asked for it.' },
    {
      request: another,
      chosen: [aRequest({ actionType: 'ADD_SPOUSE' })],
      says: 'You chose requests of another kind: Add spouse.',
    },
    { request: another, chosen: twenty, says: 'You may choose 20 requests at most.' },
  ])('unless: $says', ({ request, chosen, says }) => {
    expect(whyNotTogether(request, chosen)).toBe(says);
  });
});
