import { type Tools } from '../../call/use-case';

/** Whether this insurer has somebody who issues vouchers for cash: else cash is neither promised to families nor offered to staff. */
export const paysInCash = ({ providers }: Pick<Tools, 'providers'>): boolean => providers.vouchers !== null;
