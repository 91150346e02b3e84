import { portalPaths } from '@portal/contract';
import { type ActionType } from '@portal/domain';
import { type Kind } from './people';

interface KindWords {
  title: string;
  /** Said where there is nobody. */
  nobody: string;
  add: ActionType;
  addLabel: string;
  to: string;
  /** Said of a plan that does not take this kind (docs/domain/lives.md#r4-5). */
  notTaken: string;
}

/** What each section is called, what it says when it is empty, and how somebody joins. */
export const kindWords: Record<Kind, KindWords> = {
  spouse: {
    title: 'Spouse',
    nobody: 'You have no husband, wife or partner on this policy.',
    add: 'ADD_SPOUSE',
    addLabel: 'Add spouse',
    to: portalPaths.addSpouse(),
    notTaken: 'Your plan does not cover a spouse. Change to a Family plan to add a spouse.',
  },
  children: {
    title: 'Children',
    nobody: 'You have no children on this policy.',
    add: 'ADD_CHILD',
    addLabel: 'Add child',
    to: portalPaths.addChild(),
    notTaken: 'Your plan does not cover children. Change to a Single Parent or Family plan to add children.',
  },
  extendedMembers: {
    title: 'Extended members',
    nobody: 'Parents, grandparents, brothers, sisters and other relatives can be covered here for an extra premium.',
    add: 'ADD_EXTENDED_MEMBER',
    addLabel: 'Add extended member',
    to: portalPaths.addExtendedMember(),
    notTaken: '',
  },
};
