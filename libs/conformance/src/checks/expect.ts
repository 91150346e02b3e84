import { type ErrorCode, errorCodes } from '@portal/contract';
import { at, type Exchange } from '../backend/exchange';
import { type Finding, finding } from './check';

/** Nothing where the answer is one of these refusals, with the status that belongs to its code. */
export function expectRefusal(exchange: Exchange, ...codes: readonly ErrorCode[]): Finding[] {
  const isOneOf = codes.some((code) => isRefusal(exchange, code));
  const expected = codes.map((code) => `${errorCodes[code].status} ${code}`).join(' or ');
  return isOneOf ? [] : [finding(exchange, expected)];
}

export const isRefusal = ({ status, json }: Exchange, code: ErrorCode): boolean =>
  status === errorCodes[code].status && at(json, 'code') === code;

export const isDone = ({ status, json }: Exchange): boolean => status === 200 && at(json, 'success') === true;
