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
  /** A shorter way for some of them. */
  also?: { label: string; to: string };
  /** Said of a plan that does not take this kind (docs/domain/lives.md#r4-5). */
  notTaken: string;
}

/** What each section is called, what it says when it is empty, and how somebody joins. */
export const kindWords: Record<Kind, KindWords> = {
  spouse: {
    title: 'Spouse',
    nobody: 'No husband, wife or partner yet.',
    add: 'ADD_SPOUSE',
    addLabel: 'Add spouse',
    to: portalPaths.addSpouse(),
    notTaken: 'Your plan does not cover a spouse. Change to a Family plan to add a spouse.',
  },
  children: {
    title: 'Children',
    nobody: 'No children yet.',
    add: 'ADD_CHILD',
    addLabel: 'Add child',
    to: portalPaths.addChild(),
    also: { label: 'Add newborn', to: `${portalPaths.addChild()}?newborn=yes` },
    notTaken: 'Your plan does not cover children. Change to a Single Parent or Family plan to add children.',
  },
  extendedMembers: {
    title: 'Extended members',
    nobody: 'Parents, brothers, sisters and other relatives can be covered for an extra premium.',
    add: 'ADD_EXTENDED_MEMBER',
    addLabel: 'Add extended member',
    to: portalPaths.addExtendedMember(),
    notTaken: '',
  },
};
