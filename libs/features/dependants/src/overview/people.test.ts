import { type ApprovalAction, type Policy } from '@portal/contract';
import { aCoveredFamily } from '@portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { peopleOf } from './people';

const today = '2026-11-20';

/** What the list reads of a life; the rest of a record is of no interest here. */
const life = (First_Name: string, more: object = {}) => ({
  id: First_Name.toLowerCase(),
  First_Name,
  Surname: 'Nkosi',
  Age: 11,
  Date_Of_Birth: '2015-03-04',
  Relationship: 'BIOLOGICAL_CHILD',
  Life_Status: 'ACTIVE',
  Cover_Amount: 15_000,
  Has_Pending_Action: false,
  Cover_Start_Date: '2024-03-01',
  Waiting_Period_End_Date: '2024-09-01',
  Cover_End_Date: null,
  Is_Student: false,
  Is_Disabled: false,
  Id_Outstanding_Date: null,
  Proof_Of_Study_Until: null,
  ...more,
});
const policyWith = (lives: object, Product_Name = 'Gold Family Plan') =>
  ({
    ...aCoveredFamily(),
    Spouse: null,
    Children: [],
    ExtendedMembers: [],
    Product: { Product_Name, cover6To13: 15_000, cover14To21: 30_000 },
    ...lives,
  }) as unknown as Policy;
const action = (about: object) =>
  ({
    entityType: 'CHILD',
    status: 'PENDING',
    entityLabel: 'Child: Zola N.',
    proposedValue: {},
    documents: [],
    expiresAt: '2026-12-22T10:00:00Z',
    ...about,
  }) as unknown as ApprovalAction;

const children = (lives: object[], actions: ApprovalAction[] = []) =>
  peopleOf('children', policyWith({ Children: lives }), actions, today);

describe('a row', () => {
  it('says who it is, what is covered and since when, and where the rest is', () => {
    const [lindiwe] = children([life('Lindiwe')]).persons;
    expect(lindiwe).toMatchObject({
      name: 'Lindiwe Nkosi',
      about: 'Biological child, 11 years',
      cover: 15_000,
      to: '/child/details/lindiwe',
      state: { label: 'Covered' },
      waiting: null,
      soon: [],
    });
  });

  it('says of whom a claim is about that we were told of the death, and asks nothing about them', () => {
    const student = life('Lindiwe', {
      Date_Of_Birth: '2003-05-03',
      Is_Student: true,
      Proof_Of_Study_Until: '2026-12-31',
    });
    const policy = policyWith({ Children: [student] });
    const { Policy_Number: policyNumber } = policy;
    const claim = { reference: 'CL-7K3M-Q2XR', policyNumber, lifeId: 'lindiwe', dateOfDeath: '2026-11-10' };
    expect(peopleOf('children', policy, [], today).persons[0]?.soon).not.toEqual([]);
    expect(peopleOf('children', policy, [], today, [claim]).persons[0]).toMatchObject({
      state: { label: 'Death reported', tone: 'grey' },
      soon: [],
    });
  });

  it('leads a spouse and an extended member to pages of their own', () => {
    const policy = policyWith({ Spouse: life('Sipho'), ExtendedMembers: [life('Grace', { Relationship: 'MOTHER' })] });
    expect(peopleOf('spouse', policy, [], today).persons[0]).toMatchObject({
      about: 'Spouse, 11 years',
      to: '/spouse/details',
    });
    expect(peopleOf('extendedMembers', policy, [], today).persons[0]).toMatchObject({
      about: 'Mother, 11 years',
      to: '/extended/member-details/grace',
    });
  });

  it('announces only what comes soon', () => {
    const soon = children([life('Lindiwe', { Date_Of_Birth: '2009-01-15' }), life('Themba')]).persons.map(
      (one) => one.soon,
    );
    expect(soon[0]).toMatchObject([{ date: '2027-01-15', sentence: expect.stringContaining('Turns 18') }]);
    expect(soon[1]).toEqual([]);
  });

  it('has the change that waits on it, or says that one waits when nobody knows which', () => {
    const waits = action({ entityId: 'lindiwe', actionType: 'DELETE_CHILD' });
    const lives = [life('Lindiwe', { Has_Pending_Action: true }), life('Themba', { Has_Pending_Action: true })];
    expect(children(lives, [waits]).persons.map(({ waiting }) => waiting)).toEqual([waits, 'unknown']);
  });
});

describe('a kind', () => {
  it('puts those who have died last and does not count them', () => {
    const { persons, present, most } = children([life('Lindiwe', { Life_Status: 'DECEASED' }), life('Themba')]);
    expect(persons.map(({ name }) => name)).toEqual(['Themba Nkosi', 'Lindiwe Nkosi']);
    expect([present, most]).toEqual([1, 6]);
  });

  it.each([
    { plan: 'Gold Family Plan', spouse: true, children: true },
    { plan: 'Silver Single Parent Plan', spouse: false, children: true },
    { plan: 'Single Member', spouse: false, children: false },
  ])('$plan takes a spouse: $spouse, children: $children', ({ plan, ...takes }) => {
    const policy = policyWith({}, plan);
    expect(peopleOf('spouse', policy, [], today).isTaken).toBe(takes.spouse);
    expect(peopleOf('children', policy, [], today).isTaken).toBe(takes.children);
    expect(peopleOf('extendedMembers', policy, [], today).isTaken).toBe(true);
  });

  it('has those who were asked for and are not on the policy yet', () => {
    const proposedValue = {
      First_Name: 'Zola',
      Surname: 'Nkosi',
      Relationship: 'STEPCHILD',
      Date_Of_Birth: '2023-01-01',
    };
    const asked = action({ entityId: 'zola', actionType: 'ADD_CHILD', proposedValue });
    const others = [
      action({ entityId: 'themba', actionType: 'ADD_CHILD' }),
      action({ entityType: 'SPOUSE', actionType: 'ADD_SPOUSE' }),
    ];
    const { pendingAdditions } = children([life('Themba')], [asked, ...others]);
    expect(pendingAdditions).toEqual([{ id: 'zola', name: 'Zola Nkosi', about: 'Stepchild, 3 years', action: asked }]);
  });

  it('names a new person as the request does where it says no more', () => {
    const { pendingAdditions } = children(
      [],
      [action({ entityId: 'zola', actionType: 'ADD_CHILD', proposedValue: null })],
    );
    expect(pendingAdditions[0]).toMatchObject({ name: 'Child: Zola N.', about: '' });
  });
});
