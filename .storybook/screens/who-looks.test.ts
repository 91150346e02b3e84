import { describe, expect, it } from 'vitest';
import { whoLooks } from './who-looks';

const serviced = { scenario: 'family-active', staff: 'consultant', servicing: '7000010012' };

describe('who looks at a screen', () => {
  it.each([
    { story: {}, toolbar: {}, sees: ['family-active', null, null], why: 'a customer, unless somebody says otherwise' },
    { story: serviced, toolbar: {}, sees: ['family-active', 'consultant', '7000010012'], why: 'as the story says' },
    {
      story: {},
      toolbar: { servicing: '7000010020 in-grace' },
      sees: ['in-grace', 'consultant', '7000010020'],
      why: 'a policy brings its scenario, and somebody who may service it',
    },
    {
      story: {},
      toolbar: { servicing: 7000010020, staff: 'portalAdmin' },
      sees: ['in-grace', 'portalAdmin', '7000010020'],
      why: 'a number alone in the address is enough',
    },
    {
      story: serviced,
      toolbar: { scenario: 'lapsed' },
      sees: ['lapsed', 'consultant', '7000010467'],
      why: 'another scenario opens its own policy',
    },
    {
      story: {},
      toolbar: { staff: 'consultant', servicing: 'policy of the scenario' },
      sees: ['family-active', 'consultant', '7000010012'],
      why: 'the policy of whatever scenario it is',
    },
    {
      story: serviced,
      toolbar: { servicing: 'no policy' },
      sees: ['family-active', 'consultant', null],
      why: 'none open',
    },
    { story: serviced, toolbar: { staff: 'customer' }, sees: ['family-active', null, null], why: 'the customer again' },
  ])('$why', ({ story, toolbar, sees: [scenario, staff, servicing] }) => {
    expect(whoLooks(story, toolbar)).toEqual({ scenario, staff, servicing });
  });

  it('refuses a policy that the scenario does not have, and names those it has', () => {
    expect(() => whoLooks({}, { scenario: 'lapsed', servicing: '7000010012 family-active' })).toThrow(
      'There is no policy in lapsed "7000010012". Known: 7000010467',
    );
  });
});
