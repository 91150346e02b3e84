import { type DeathReportReceipt, type Endpoints } from '@portal/contract';
import { maskPhone, reportHandling } from '@portal/domain';
import { done, once, refused } from '@portal/service-change-pipeline';
import { countedAddress, type Refusal as PinRefusal } from '@portal/service-identity';
import { type DeathReportRow, holdName, inTransaction, reportsBefore, type Transaction } from '@portal/service-store';
import { type OpenCall, type Tools } from '../../../call/use-case';
import { dayStart } from '../../day-start';
import { refusalOf } from '../../pipeline-tools';
import { settle } from '../../settle';
import { addReport } from './add-report';
import { heldBack } from './held-back';

type ReportCall = OpenCall<Endpoints['reportDeath']>;

/** Sends the PIN that proves the reporter's own number, once the answer is out. */
export async function triggerDeathReportOtp(
  { body, request }: OpenCall<Endpoints['triggerDeathReportOtp']>,
  { identity }: Tools,
) {
  const { address, requestId, device } = request;
  const triggered = await identity.triggerNumberPin({
    cellNumber: body.Cell_Number,
    purpose: 'DEATH_REPORT',
    by: { deviceToken: device.token },
    address,
    requestId,
  });
  const { reply, deviceToken, afterwards } = settle(triggered);
  if (deviceToken !== null) device.give(deviceToken);
  request.after(afterwards);
  return reply;
}

/**
 * Takes in that somebody died. Whether we know the person is looked up after the answer, so that neither the answer nor its time tells
 * anything (docs/domain/claims.md#c1-3). One of too many is answered in the same way. The same intention gets the first answer again:
 * its PIN is used up by then.
 */
export async function reportDeath(call: ReportCall, tools: Tools): Promise<DeathReportReceipt> {
  const { body, request } = call;
  const { Cell_Number } = body.reporter;
  const { now, idempotencyKey: key } = request;
  const intention = key === null ? null : { subject: `number ${Cell_Number}`, route: 'report-death', key };
  const noted: { wrongPin?: PinRefusal | null; isSlowed?: boolean } = {};
  const outcome = await inTransaction(tools.database, async (tx) => {
    await holdName(tx, `death report of ${Cell_Number}`);
    return once(tx, { intention, body, now }, async () => {
      noted.wrongPin = await proveNumber(call, tools, tx);
      if (noted.wrongPin) return refused('INVALID_OTP');
      const { isForStaffOnly, isSlowed } = await handlingOf(call, tx);
      noted.isSlowed = isSlowed;
      return done(receiptOf(await takeIn(call, tools, tx, isForStaffOnly)));
    });
  });
  if (noted.wrongPin) return settle<never>(noted.wrongPin);
  if (!outcome.success) throw refusalOf(outcome);
  request.after(tools.lookUpReports);
  if (noted.isSlowed) await heldBack();
  return outcome.value;
}

/** Null: the PIN was right, and the number is the reporter's. A refusal is committed, or the wrong guess would not be counted. */
const proveNumber = ({ body, request }: ReportCall, { identity }: Tools, tx: Transaction): Promise<PinRefusal | null> =>
  identity.verifyNumberPin(tx, {
    cellNumber: body.reporter.Cell_Number,
    purpose: 'DEATH_REPORT',
    otp: body.otp,
    by: { deviceToken: request.device.token },
    address: request.address,
    requestId: request.requestId,
  });

/** What is done with one report more of this number, about this person, from this address. */
async function handlingOf({ body, request }: ReportCall, tx: Transaction) {
  const { now, today, address } = request;
  const before = await reportsBefore(tx, {
    cellNumber: body.reporter.Cell_Number,
    idNumber: body.deceased.Id_Number,
    address: countedAddress(address),
    today: dayStart(today),
    thisMonth: dayStart(`${today.slice(0, 7)}-01`),
    lastHour: new Date(now.getTime() - 3_600_000),
  });
  return reportHandling(before);
}

const takeIn = ({ body, request }: ReportCall, tools: Tools, tx: Transaction, isLeftToStaff: boolean) =>
  addReport(tools, tx, body, {
    channel: 'WEB',
    cellProvedAt: request.now,
    address: countedAddress(request.address),
    isLeftToStaff,
    by: { at: request.now, actorType: 'ANONYMOUS', requestId: request.requestId, ip: request.address },
  });

const receiptOf = ({ reference, cellNumber, contactBy }: DeathReportRow): DeathReportReceipt => ({
  reference,
  cellNumber: maskPhone(cellNumber),
  contactBy,
});
