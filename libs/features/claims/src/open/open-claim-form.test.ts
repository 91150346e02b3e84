import { OpenClaimSchema } from '@portal/contract';
import { type Family, unregistered } from '@portal/policy-workflow/open-claim';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { answersOn, beginningOf, claimOf, openClaimForm } from './open-claim-form';

const today = '2026-11-20';
const woman = { id: 'm', First_Name: 'Thandi', Surname: 'Nkosi', Life_Status: 'ACTIVE', Gender: 'FEMALE' };
const family = { MainMember: woman, Spouse: null, Children: [], ExtendedMembers: [] } as unknown as Family;
const answers = {
  lifeId: 'c',
  stillborn: null,
  newborn: null,
  dateOfDeath: '2026-11-10',
  placeOfDeath: 'Tygerberg Hospital',
  countryOfDeath: 'ZA',
  causeReported: 'NATURAL',
  paidByOtherInsurers: null,
};
const baby = { First_Name: 'Amahle', Surname: 'Nkosi', Date_Of_Birth: '2026-10-01' };

const claimFrom = (more: object) => claimOf('7000010012', v.parse(answersOn(today), { ...answers, ...more }));
const refusalsOf = (more: object) =>
  v.safeParse(answersOn(today), { ...answers, ...more }).issues?.map(({ message }) => message);

describe('the answers', () => {
  it('make a claim for somebody on the policy', () => {
    expect(claimFrom({})).toEqual({ ...answers, policyNumber: '7000010012' });
  });

  it('make a claim for a baby who was not added yet', () => {
    expect(claimFrom({ lifeId: unregistered.newborn, newborn: baby })).toMatchObject({ lifeId: null, newborn: baby });
  });

  it('make a claim for a stillborn child, without asking for a cause', () => {
    const { causeReported: _, ...others } = answers;
    const stillborn = { weeks: 30, motherLifeId: 'm' };
    const claim = claimOf(
      '7000010012',
      v.parse(answersOn(today), { ...others, lifeId: unregistered.stillborn, stillborn }),
    );
    expect(claim).toMatchObject({ lifeId: null, stillborn, causeReported: 'UNKNOWN' });
  });

  it.each([
    [{}],
    [{ lifeId: unregistered.newborn, newborn: baby }],
    [{ lifeId: unregistered.stillborn, stillborn: { weeks: 30, motherLifeId: 'm' } }],
  ])('%j make what the call takes', (more) => {
    expect(v.safeParse(OpenClaimSchema, claimFrom(more)).issues).toBeUndefined();
  });

  it.each([
    [{ lifeId: '' }, 'Select who died'],
    [{ dateOfDeath: null }, 'Enter the date of death'],
    [{ dateOfDeath: '2026-11-21' }, 'The date of death cannot be in the future'],
    [{ causeReported: '' }, 'Select the cause of death'],
    [
      { lifeId: unregistered.newborn, newborn: { ...baby, Date_Of_Birth: '2026-11-15' } },
      'The date of death is before the date of birth',
    ],
  ])('%j are refused: %s', (more, sentence) => {
    expect(refusalsOf(more)).toEqual([sentence]);
  });
});

describe('the form', () => {
  it('offers people of the policy, then the two kinds of children who were never on it', () => {
    const [who] = openClaimForm(family).fields;
    expect(who?.widget.options?.map(({ label }) => label)).toEqual(['A stillborn child', 'A baby not yet added']);
  });

  it('asks for the cause last, and takes it that nobody knows it yet', () => {
    const cause = openClaimForm(family).fields.find(({ name }) => name === 'causeReported');
    expect(cause?.widget.options?.at(-1)?.label).toBe('I do not know yet');
  });

  it('begins in South Africa, and with the mother where only one woman can be', () => {
    expect(beginningOf(family)).toEqual({ countryOfDeath: 'ZA', stillborn: { motherLifeId: 'm' } });
  });
});
