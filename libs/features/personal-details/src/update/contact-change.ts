import { type ActionType, formatPhone } from '@portal/domain';
import { type ConfirmingPins } from '@portal/policy-workflow/changes';

interface Changed {
  Cell_Number?: string;
  MarketingConsent?: object;
}

/** What kind of change a body with contact details is, and what confirms it, for the number on record (docs/domain/changes.md#r7-2). */
export const contactChange = (onRecord: string) => {
  const newNumberIn = (body: object): string | undefined => (body as Changed).Cell_Number;
  return {
    newNumberIn,

    actionOf(body: object): ActionType {
      if (newNumberIn(body) !== undefined) return 'UPDATE_CELL_NUMBER';
      const changed = Object.keys(body).filter((name) => name !== 'id' && name !== 'Version');
      return changed.every((name) => name === 'MarketingConsent') ? 'UPDATE_MARKETING_CONSENT' : 'UPDATE_CONTACT';
    },

    /** One PIN to the number on record, one to the new number, which so proves itself. */
    pinsOf(body: object): ConfirmingPins | null {
      const cellNumber = newNumberIn(body);
      if (cellNumber === undefined) return null;
      const purpose = 'UPDATE_CELL_NUMBER';
      return { otp: { purpose, where: formatPhone(onRecord) }, cellNumberOtp: { purpose, cellNumber } };
    },
  };
};
