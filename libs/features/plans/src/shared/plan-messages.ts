import { type PlanCategory, planCategory } from '@portal/domain';

/** Who a plan covers, in words. Extended members can join any plan. */
export const whoIsCovered: Record<PlanCategory, string> = {
  'single-member': 'You',
  'single-parent': 'You and your children',
  family: 'You, your spouse and your children',
};

export const kindLabels: Record<PlanCategory, string> = {
  'single-member': 'Single Member',
  'single-parent': 'Single Parent',
  family: 'Family',
};

/** Who the plan of this name covers. */
export const whoPlanCovers = (productName: string): string => whoIsCovered[planCategory(productName)];
