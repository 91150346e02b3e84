import * as v from 'valibot';
import { customersOnly, endpoint } from '../endpoint';
import { OwnDeathReportSchema, SaidAliveSchema, SayAliveSchema } from '../records/alive';

const isAddition = true;

const ownDeathReports = endpoint('GET /policies/{policyNumber}/death-reports', {
  summary: 'Open reports that the policyholder died, newest first: when, and nothing of who told us',
  callers: customersOnly,
  reply: v.array(OwnDeathReportSchema),
  isAddition,
});

/** Whether the policyholder was reported dead, alone: home asks it of everybody, and carries nothing of the answer to it. */
export const deathReportReads = { ownDeathReports };

/** A policyholder who was reported dead reads of it and ends it. */
export const aliveAdditions = {
  ownDeathReports,
  sayAlive: endpoint('POST /policies/{policyNumber}/alive', {
    summary: 'Say that one lives: ends every open report that the policyholder died',
    callers: customersOnly,
    body: SayAliveSchema,
    reply: SaidAliveSchema,
    errors: ['INVALID_OTP'],
    isAddition,
  }),
};
