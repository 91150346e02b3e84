import { describe, expect, it } from 'vitest';
import {
  type AppliedChange,
  type ConfirmedDeath,
  fieldsToUndo,
  type RequestAtDeath,
  requestsAfterDeath,
} from './requests-after-death';

const mainMember: ConfirmedDeath = { kind: 'MAIN_MEMBER', lifeId: 'thandi', died: '2026-11-10' };
const spouse: ConfirmedDeath = { kind: 'SPOUSE', lifeId: 'sipho', died: '2026-11-10' };

describe('requests that are not applied yet', () => {
  const request = (
    id: string,
    actionType: RequestAtDeath['actionType'],
    entityId: string,
    removalReason: string | null = null,
  ): RequestAtDeath => ({ id, actionType, entityId, removalReason });
  const requests = [
    request('correct the spouse', 'UPDATE_SPOUSE', 'sipho'),
    request('the spouse left', 'DELETE_SPOUSE', 'sipho', 'DIVORCED'),
    request('the spouse died', 'DELETE_SPOUSE', 'sipho', 'DECEASED'),
    request('the child died', 'DELETE_CHILD', 'lindiwe', 'DECEASED'),
    request('another account', 'UPDATE_BANKING_DETAILS', 'account'),
  ];

  it('about a life that died end; one that asked for its removal because of this death is answered by the claim', () => {
    expect(requestsAfterDeath(spouse, requests)).toEqual({
      cancelled: ['correct the spouse', 'the spouse left'],
      answeredByClaim: ['the spouse died'],
    });
  });

  it('of a main member who died all end, also about another death, which has a claim of its own', () => {
    expect(requestsAfterDeath(mainMember, requests)).toEqual({
      cancelled: requests.map(({ id }) => id),
      answeredByClaim: [],
    });
  });

  it('to undo what was changed after another death goes on: nobody had asked for it', () => {
    const undo = request('undo', 'UNDO_AFTER_DEATH', 'sipho');
    expect(requestsAfterDeath(mainMember, [undo])).toEqual({ cancelled: [], answeredByClaim: [] });
  });

  it('of others stay when a child dies who was never on the policy', () => {
    const stillborn: ConfirmedDeath = { kind: 'STILLBORN', lifeId: null, died: '2026-11-10' };
    expect(requestsAfterDeath(stillborn, requests)).toEqual({ cancelled: [], answeredByClaim: [] });
  });
});

describe('changes that go back to what was before', () => {
  const change = (id: string, more: Partial<AppliedChange> = {}): AppliedChange => ({
    id,
    entityId: 'account',
    appliedOn: '2026-11-12',
    askedOn: '2026-11-12',
    byMainMember: true,
    fields: [{ field: 'Account_Number', before: '******7890', after: '******4321' }],
    ...more,
  });

  it.each<{ why: string; death?: ConfirmedDeath; more?: Partial<AppliedChange>; isUndone: boolean }>([
    { why: 'asked for and applied after the death', isUndone: true },
    { why: 'asked for before and applied after it', more: { askedOn: '2026-11-09' }, isUndone: true },
    { why: 'applied after it by staff', more: { byMainMember: false }, isUndone: true },
    {
      why: 'asked for on the day of death with the sign-in of whoever died',
      more: { askedOn: '2026-11-10', appliedOn: '2026-11-10' },
      isUndone: true,
    },
    {
      why: 'applied on the day of death for somebody else',
      more: { askedOn: '2026-11-10', appliedOn: '2026-11-10', byMainMember: false },
      isUndone: false,
    },
    {
      why: 'asked for before the day of death, on which it was applied',
      more: { askedOn: '2026-11-09', appliedOn: '2026-11-10' },
      isUndone: false,
    },
    { why: 'applied before it', more: { askedOn: '2026-11-01', appliedOn: '2026-11-09' }, isUndone: false },
    { why: 'of the account, when the spouse died', death: spouse, isUndone: false },
    { why: 'of the spouse who died', death: spouse, more: { entityId: 'sipho' }, isUndone: true },
    {
      why: 'of the spouse who died, that the main member asked for on that day',
      death: spouse,
      more: { entityId: 'sipho', askedOn: '2026-11-10', appliedOn: '2026-11-10' },
      isUndone: false,
    },
  ])('$why: $isUndone', ({ death = mainMember, more, isUndone }) => {
    expect(fieldsToUndo(death, [change('one', more)])).toHaveLength(isUndone ? 1 : 0);
  });

  it('field by field, to the value before the first of several changes', () => {
    const changes = [
      change('first', {
        fields: [
          { field: 'Account_Number', before: '******7890', after: '******4321' },
          { field: 'Bank_Name', before: 'Capitec Bank', after: 'FNB' },
        ],
      }),
      change('second', { fields: [{ field: 'Account_Number', before: '******4321', after: '******5555' }] }),
      change('another record', { entityId: 'thandi', fields: [{ field: 'Bank_Name', before: null, after: 'Absa' }] }),
    ];
    expect(fieldsToUndo(mainMember, changes)).toEqual([
      {
        entityId: 'account',
        field: 'Account_Number',
        from: '******5555',
        to: '******7890',
        changeIds: ['first', 'second'],
      },
      { entityId: 'account', field: 'Bank_Name', from: 'FNB', to: 'Capitec Bank', changeIds: ['first'] },
      { entityId: 'thandi', field: 'Bank_Name', from: 'Absa', to: null, changeIds: ['another record'] },
    ]);
  });

  it('a field that was changed back since stays', () => {
    const changes = [
      change('away', {
        fields: [{ field: 'PhysicalAddress', before: { City: 'Cape Town' }, after: { City: 'Durban' } }],
      }),
      change('back', {
        fields: [{ field: 'PhysicalAddress', before: { City: 'Durban' }, after: { City: 'Cape Town' } }],
      }),
    ];
    expect(fieldsToUndo(mainMember, changes)).toEqual([]);
  });
});
