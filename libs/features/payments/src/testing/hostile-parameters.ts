import { type ReportedPayment } from '../payat-return/return-parameters';

export const nothingReported: ReportedPayment = {
  status: 'none',
  transactionId: null,
  reference: null,
  method: null,
  externalRef: null,
  amount: null,
};

interface HostileSet {
  why: string;
  search: string;
  /** What is read all the same; everything else is nothing. */
  gives: Partial<ReportedPayment>;
}

const script = '<script>alert(1)</script>';
const image = '"><img src=x onerror=alert(1)>';

const ignoredStatuses = [
  ...[
    'SUCCESS',
    'Success',
    ' success',
    'success ',
    'successful',
    'SUCCESSFUL',
    'paid',
    'true',
    '1',
    '0',
    'null',
    'undefined',
  ],
  ...['FAILED', 'canceled', 'pending', 'success,failed', 'success;failed', 'success\u0000', 'succe\u200bss', 'ѕuccess'],
  ...['__proto__', 'constructor', 'toString', '[object Object]', '{"status":"success"}', script, 'x'.repeat(10_240)],
].map((status) => ({
  why: `status ${status.slice(0, 24)}`,
  search: new URLSearchParams({ status }).toString(),
  gives: {},
}));

const twice = [
  'status=success&status=success',
  'status=success&status=failed',
  'status=failed&status=success',
  'status[]=success',
  'status[0]=success',
  'status.0=success',
  'Status=success',
  'status%00=success',
  'payatTranId=1&payatTranId=2',
  'digiapiExternalRef=1&digiapiExternalRef=1&digiapiExternalRef=1',
  'payatAmount[]=999999',
  'payatAmount[value]=999999',
  '__proto__[status]=success',
  'constructor.prototype.status=success',
  '&&&===&status',
  'status=',
].map((search) => ({ why: search, search, gives: {} }));

const asText: HostileSet[] = [
  { why: 'an amount that nobody paid', search: 'payatAmount=999999', gives: { amount: '999999' } },
  { why: 'an amount below nothing', search: 'payatAmount=-1', gives: { amount: '-1' } },
  { why: 'no amount', search: 'payatAmount=1e309', gives: { amount: '1e309' } },
  {
    why: 'a script as amount',
    search: new URLSearchParams({ payatAmount: script }).toString(),
    gives: { amount: script },
  },
  {
    why: 'a tag as reference',
    search: new URLSearchParams({ payatReferenceNum: image }).toString(),
    gives: { reference: image },
  },
  {
    why: 'a link as method',
    search: 'digiapiPaymentMethod=javascript:alert(1)',
    gives: { method: 'javascript:alert(1)' },
  },
  { why: 'a path as id', search: 'digiapiExternalRef=../../admin', gives: { externalRef: '../../admin' } },
  { why: 'SQL as id', search: "digiapiExternalRef=' OR 1=1 --", gives: { externalRef: "' OR 1=1 --" } },
  { why: '10 kB', search: `payatTranId=${'9'.repeat(10_240)}`, gives: { transactionId: '9'.repeat(64) } },
  { why: '65 characters', search: `payatTranId=${'a'.repeat(65)}`, gives: { transactionId: 'a'.repeat(64) } },
  {
    why: 'pairs of code units are not cut',
    search: `payatTranId=${'💰'.repeat(70)}`,
    gives: { transactionId: '💰'.repeat(64) },
  },
  { why: 'reading from the right', search: 'payatReferenceNum=%E2%80%AE1999', gives: { reference: '1999' } },
  { why: 'control characters', search: 'payatTranId=%00%07%1B[31m48%0D%0A', gives: { transactionId: '[31m48' } },
  { why: 'nothing to be seen', search: 'payatTranId=%E2%80%8B%C2%AD%20', gives: {} },
  { why: 'broken UTF-8', search: 'payatTranId=%FF%FE4', gives: { transactionId: '��4' } },
  { why: 'a lone half of a pair', search: 'payatTranId=%ED%A0%804', gives: { transactionId: '���4' } },
  { why: 'a status beside strangers', search: 'status=failed&admin=true&amount=1', gives: { status: 'failed' } },
  {
    why: 'two ids and a status',
    search: 'status=cancelled&payatTranId=1&payatTranId=2',
    gives: { status: 'cancelled' },
  },
];

/** Addresses of the return page that no payment page writes. */
export const hostileSets: HostileSet[] = [...ignoredStatuses, ...twice, ...asText];
