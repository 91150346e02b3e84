import { describe, expect, it } from 'vitest';
import { type ScreenParameters, visitPlan } from './screen-parameters';

const asked = { scenario: 'in-grace', fault: 'slow', clock: '+15 days', brand: 'lwandle', signedIn: false } as const;
const untouched = { scenario: '', fault: '', clock: '', brand: '', theme: '' };

describe('a visit', () => {
  it('is to the house, on the day of a family, with nothing wrong, unless the story says otherwise', () => {
    expect(visitPlan({}, untouched)).toMatchObject({
      scenario: 'family-active',
      fault: null,
      clock: null,
      brand: { id: 'ubuntu' },
      isSignedIn: true,
    });
  });

  it('is as the story says', () => {
    expect(visitPlan(asked, untouched)).toMatchObject({
      scenario: 'in-grace',
      fault: 'slow',
      clock: '+15 days',
      brand: { id: 'lwandle' },
      isSignedIn: false,
    });
  });

  it('is as the toolbar says, whatever the story says', () => {
    const toolbar = { scenario: 'lapsed', fault: 'fast', clock: '+1 year', brand: 'ubuntu' };
    expect(visitPlan(asked, toolbar)).toMatchObject({ ...toolbar, brand: { id: 'ubuntu' }, isSignedIn: false });
  });

  it('meets a fault that a story names by a number', () => {
    expect(visitPlan({ fault: 500 }, untouched)).toHaveProperty('fault', '500');
  });
});

describe('a name that does not exist is refused, and named', () => {
  it.each([
    { parameters: { fault: 'gremlins' }, says: 'There is no fault "gremlins". Known: 500, fast, slow, ' },
    { parameters: { clock: 'tomorrow' }, says: 'There is no clock "tomorrow". Known: +1 day, ' },
    { parameters: { brand: 'acme' }, says: 'There is no brand "acme". Known: ' },
  ])('$says', ({ parameters, says }) => {
    expect(() => visitPlan(parameters as ScreenParameters, untouched)).toThrow(says);
    expect(() => visitPlan({}, { ...untouched, ...parameters })).toThrow(says);
  });
});
