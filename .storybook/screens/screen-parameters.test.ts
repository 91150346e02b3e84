import { describe, expect, it } from 'vitest';
import { type ScreenParameters, visitPlan } from './screen-parameters';
import { toolbar, untouched } from './toolbar';

const asked = {
  scenario: 'in-grace',
  fault: 'slow',
  clock: '15 days later',
  brand: 'lwandle',
  signedIn: false,
} as const;

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
      clock: '15 days later',
      brand: { id: 'lwandle' },
      isSignedIn: false,
    });
  });

  it('is as the toolbar says, whatever the story says', () => {
    const chosen = { scenario: 'lapsed', fault: 'fast', clock: '1 year later', brand: 'ubuntu' };
    expect(visitPlan(asked, chosen)).toMatchObject({ ...chosen, brand: { id: 'ubuntu' }, isSignedIn: false });
  });

  it('meets a fault that a story names by a number', () => {
    expect(visitPlan({ fault: 500 }, untouched)).toHaveProperty('fault', '500');
    expect(visitPlan({}, { fault: '500 error' })).toHaveProperty('fault', '500');
  });
});

describe('a name that does not exist is refused, and named', () => {
  it.each([
    { parameters: { fault: 'gremlins' }, says: 'There is no fault "gremlins". Known: 500, fast, slow, ' },
    { parameters: { clock: 'tomorrow' }, says: 'There is no clock "tomorrow". Known: 1 day later, ' },
    { parameters: { brand: 'acme' }, says: 'There is no brand "acme". Known: ' },
  ])('$says', ({ parameters, says }) => {
    expect(() => visitPlan(parameters as ScreenParameters, untouched)).toThrow(says);
    expect(() => visitPlan({}, { ...untouched, ...parameters })).toThrow(says);
  });
});

describe('the toolbar', () => {
  const values = Object.entries(toolbar).flatMap(([menu, { toolbar: { items = [] } = {} }]) =>
    items.flatMap((item) =>
      typeof item === 'object' && item.value !== undefined ? [{ menu, value: item.value }] : [],
    ),
  );

  it('offers what comes back from the address as it went in', () => {
    // Storybook leaves anything else out of the address, and takes what is all digits for a number.
    const lost = values.filter(({ value }) => !/^[a-zA-Z0-9 _-]+$/.test(value) || /^-?\d+(\.\d+)?$/.test(value));
    expect(values.length).toBeGreaterThan(100);
    expect(lost).toEqual([]);
  });

  it('offers nothing that a screen would refuse', () => {
    for (const { menu, value } of values) expect(() => visitPlan({}, { ...untouched, [menu]: value })).not.toThrow();
  });
});
