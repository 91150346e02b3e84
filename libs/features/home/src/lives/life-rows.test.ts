import { type Policy } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { lifeRows } from './life-rows';

type Lives = Pick<Policy, 'MainMember' | 'Spouse' | 'Children' | 'ExtendedMembers'>;

/** What the list reads of a life; the rest of a record is of no interest here. */
const life = (First_Name: string, more: object = {}) => ({
  id: First_Name.toLowerCase(),
  First_Name,
  Surname: 'Nkosi',
  Age: 40,
  Cover_Amount: 30_000,
  Cover_Start_Date: '2026-11-01',
  Waiting_Period_End_Date: '2027-05-01',
  Has_Pending_Action: false,
  Life_Status: 'ACTIVE',
  ...more,
});
const child = (name: string, more: object = {}) => life(name, { Relationship: 'BIOLOGICAL_CHILD', ...more });
const relative = (name: string, more: object = {}) => life(name, { Relationship: 'GRANDCHILD', ...more });

const policy = (lives: Record<string, unknown> = {}) =>
  ({ MainMember: life('Thandi'), Spouse: null, Children: [], ExtendedMembers: [], ...lives }) as unknown as Lives &
    Policy;
const names = (lives: Record<string, unknown>) => lifeRows(policy(lives)).map(({ name }) => name.split(' ')[0]);

describe('who is listed', () => {
  it('is the main member alone when nobody else is on the policy', () => {
    expect(lifeRows(policy())).toEqual([
      {
        id: 'thandi',
        name: 'Thandi Nkosi',
        relationship: 'Main member',
        age: 40,
        cover: 30_000,
        hasPendingAction: false,
      },
    ]);
  });

  it('is main member, spouse, children, extended members, each in the order of the policy', () => {
    const lives = {
      ExtendedMembers: [relative('Grace'), relative('Amahle')],
      Children: [child('Zola'), child('Ayanda')],
      Spouse: life('Sipho'),
    };
    expect(names(lives)).toEqual(['Thandi', 'Sipho', 'Zola', 'Ayanda', 'Grace', 'Amahle']);
  });

  it('names the relationship in words', () => {
    const rows = lifeRows(
      policy({
        Spouse: life('Sipho'),
        Children: [child('Zola', { Relationship: 'STEPCHILD' })],
        ExtendedMembers: [relative('Grace')],
      }),
    );
    expect(rows.map(({ relationship }) => relationship)).toEqual(['Main member', 'Spouse', 'Stepchild', 'Grandchild']);
  });

  it.each(['PENDING', 'REMOVED', 'DECEASED'])('leaves out a life that is %s', (Life_Status) => {
    const lives = {
      Spouse: life('Sipho', { Life_Status }),
      Children: [child('Zola', { Life_Status }), child('Ayanda')],
      ExtendedMembers: [relative('Grace', { Life_Status })],
    };
    expect(names(lives)).toEqual(['Thandi', 'Ayanda']);
  });

  it('keeps a life whose removal still waits for approval, and marks it', () => {
    const rows = lifeRows(policy({ Children: [child('Zola', { Has_Pending_Action: true })] }));
    expect(rows.map(({ hasPendingAction }) => hasPendingAction)).toEqual([false, true]);
  });
});
