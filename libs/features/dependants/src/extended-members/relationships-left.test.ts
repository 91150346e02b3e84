import { describe, expect, it } from 'vitest';
import { limitSentences, relationshipsLeft, takenRelationships } from './relationships-left';

const member = (
  id: string,
  Relationship: 'MOTHER' | 'FATHER' | 'AUNT',
  Life_Status: 'ACTIVE' | 'DECEASED' = 'ACTIVE',
) => ({
  id,
  Relationship,
  Life_Status,
});
const members = [member('a', 'MOTHER'), member('b', 'FATHER'), member('c', 'AUNT', 'DECEASED')];

describe('who counts', () => {
  it('is everybody covered, and those who wait to join', () => {
    const additions = [{ proposedValue: { Relationship: 'AUNT' } }];
    expect(takenRelationships(members, additions)).toEqual(['MOTHER', 'FATHER', 'AUNT']);
  });

  it('is nobody twice: not the member whose details change', () => {
    expect(takenRelationships(members, [], 'a')).toEqual(['FATHER']);
  });
});

describe('the relationships left', () => {
  it('are all of them at first', () => {
    expect(relationshipsLeft([]).full).toEqual([]);
    expect(relationshipsLeft(['MOTHER', 'AUNT']).options).toHaveLength(21);
  });

  it('are without parents once there are two, also two of a kind', () => {
    expect(relationshipsLeft(['MOTHER', 'FATHER']).full).toEqual(['Mother', 'Father']);
    expect(relationshipsLeft(['MOTHER_IN_LAW', 'MOTHER_IN_LAW']).full).toEqual(['Mother-in-law', 'Father-in-law']);
  });
});

describe('the limits in words', () => {
  it('say how many there are', () => {
    expect(limitSentences(['AUNT'])).toEqual([
      'You can cover at most 10 extended members. You have 1 now.',
      'Among them can be two parents and two parents-in-law.',
    ]);
  });

  it('say what is not in the list any more', () => {
    expect(limitSentences(['MOTHER', 'FATHER'])[1]).toBe(
      'Only two parents and two parents-in-law can be covered, so this list has no Mother, Father any more.',
    );
  });
});
