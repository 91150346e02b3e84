import { type Endpoint } from '@portal/contract';
import { type StaffCall } from '../../../call/use-case';

/** A call of staff about a claim, whatever it asks for. */
export type StaffClaimCall = Pick<StaffCall<Endpoint>, 'caller' | 'request'>;
