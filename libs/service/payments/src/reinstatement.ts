import { canReinstate, type PlainDate } from '@portal/domain';
import { type StoredPolicy } from '@portal/service-store';

/** A lapsed policy that cannot be brought back by paying any more. */
export const reinstatementIsOver = (
  { Policy_Status, Lapse_Date }: Pick<StoredPolicy, 'Policy_Status' | 'Lapse_Date'>,
  today: PlainDate,
): boolean => Policy_Status === 'LAPSED' && Lapse_Date !== null && !canReinstate(Lapse_Date, today);
