import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { callersOf } from './callers';
import { apiBase, bodySchemaOn, callerKinds, type Endpoint, fillPath } from './endpoint';
import { endpoints } from './endpoints';
import { readBody } from './read-body';
import { goodBodies, today } from './testing/bodies';

/** Typed by hand from docs/specification.md#s7, in its order. */
const specified = `
POST /api/v1/auth/trigger-login-otp/{policyNumber}
POST /api/v1/auth/logout
GET /api/v1/auth/whoami
POST /api/v1/auth/refresh-token
GET /api/v1/policies/id-number/{idNumber}
GET /api/v1/policies/{policyId}
GET /api/v1/policy/{policyNumber}
GET /api/v1/policies/{policyNumber}/document
GET /api/v1/policies/{policyNumber}/paid-status
POST /api/v1/add-policy/{policyNumber}
PUT /api/v1/update-main-member/{policyNumber}
PUT /api/v1/update-main-member-product/{policyNumber}
POST /api/v1/add-main-member-supplementary-benefits/{policyNumber}
POST /api/v1/add-child/{policyNumber}
PUT /api/v1/update-child/{policyNumber}
DELETE /api/v1/delete-child/{policyNumber}
POST /api/v1/add-spouse/{policyNumber}
PUT /api/v1/update-spouse/{policyNumber}
DELETE /api/v1/delete-spouse/{policyNumber}
POST /api/v1/add-extended-member/{policyNumber}
PUT /api/v1/update-extended-member/{policyNumber}
DELETE /api/v1/delete-extended-member/{policyNumber}
POST /api/v1/add-beneficiary/{policyNumber}
POST /api/v1/update-beneficiary/{policyNumber}
PUT /api/v1/update-banking-details/{policyNumber}
PUT /api/v1/update-payment-method/{policyNumber}
GET /api/v1/approval-actions/pending/{policyNumber}
PUT /api/v1/approval-actions/{policyNumber}/{id}
GET /api/v1/products
GET /api/v1/products/supplimentary-benefits
GET /api/v1/legacy-products
POST /api/v1/otp/{policyNumber}
GET /api/v1/quotes/get-product-change/{a}/{b}
POST /api/v1/quotes/fetch-extended-member-quote/{policyNumber}
POST /api/v1/payments/{policyNumber}/initiate-payat-payment
GET /api/v1/notifications/in-app
`
  .trim()
  .split('\n');

const rows = Object.entries(endpoints) as [string, Endpoint][];
const withBody = rows.flatMap(([name, row]) => (row.body ? [{ name, row, body: row.body }] : []));
/** The specification names the two parameters of the quote only a and b. */
const asSpecified = ({ method, path }: Endpoint) =>
  `${method} ${apiBase}${path}`.replace('get-product-change/{policyNumber}/{productId}', 'get-product-change/{a}/{b}');

describe('the table of endpoints', () => {
  it('holds every call of the specification, in its order, and nothing else unmarked', () => {
    const ours = rows.filter(([, row]) => !row.isAddition).map(([, row]) => asSpecified(row));
    expect(ours).toEqual(specified);
  });

  it('reaches no two rows by one route', () => {
    expect(new Set(rows.map(([, row]) => row.route)).size).toBe(rows.length);
  });

  it.each(rows)('%s says what it does, who may call it and what it gives', (_name, row) => {
    expect(row.summary).toMatch(/^[A-Z].{8,}[^.]$/);
    expect(callersOf(row).length).toBeGreaterThan(0);
    expect(callersOf(row).every((caller) => callerKinds.includes(caller))).toBe(true);
    expect(row.reply).toHaveProperty('kind', 'schema');
  });

  it('gives every change that goes with a body the chance to refuse it', () => {
    const bodiless = rows.filter(([, row]) => row.method !== 'GET' && !row.body).map(([name]) => name);
    expect(bodiless).toEqual([
      'triggerLoginOtp',
      'logout',
      'selectPolicy',
      'otp',
      'readNotification',
      'deleteDraft',
      ...['benefitCertificate', 'putPart', 'cancelUpload'],
      ...['closePolicy', 'sendPaymentLink', 'takeApproval', 'releaseApproval', 'trySetApartPolicy'],
      ...['sendMessageAgain', 'letterPosted', 'claimLogout', 'takeClaim', 'releaseClaim'],
    ]);
    expect(rows.filter(([, row]) => row.method === 'GET' && row.body)).toEqual([]);
  });

  it('lets nobody who is not signed in call anything but signing in, reports of others, the state of a certificate and reports of a death', () => {
    const open = rows.filter(([, row]) => callersOf(row).includes('anonymous')).map(([name]) => name);
    expect(open).toEqual([
      ...['triggerLoginOtp', 'login', 'refreshToken'],
      ...['payatCallback', 'debiCheckCallback', 'collectionCallback', 'certificateState'],
      ...['triggerDeathReportOtp', 'reportDeath'],
      ...['triggerClaimOtp', 'claimLogin', 'refreshClaimToken', 'payoutReport', 'voucherReport'],
    ]);
  });

  it('lets whoever signed in to a claim do what a policyholder does with one, and ask to go on with its policy; and whoever reported a death see to the report', () => {
    const claimants = rows.filter(
      ([, row]) => callersOf(row).includes('claimant') && !callersOf(row).includes('anonymous'),
    );
    expect(claimants.map(([name]) => name).sort()).toEqual([
      ...['banks', 'capabilities', 'claim', 'claimLetter', 'claimLogout', 'claims'],
      ...['continuation', 'continuePolicy', 'payoutProof', 'reopenClaim', 'reportOfReporter'],
      ...['sendClaimDocument', 'sendReportDocument', 'sendRepresentations', 'setFuneralParlour', 'setPayeeAccount'],
      ...['triggerClaimantOtp', 'withdrawClaim'],
    ]);
  });

  it('lets only customers pay, list and select their own policies, ask for PINs, mark messages as read, keep drafts, see a home, say that they live and open a claim', () => {
    const customersOnly = rows.filter(([, row]) => callersOf(row).join() === 'customer').map(([name]) => name);
    expect(customersOnly).toEqual([
      ...['selectPolicy', 'policies', 'otp', 'initiatePayatPayment', 'readNotification'],
      ...['drafts', 'saveDraft', 'deleteDraft', 'confirmDetails', 'home'],
      ...['ownDeathReports', 'sayAlive'],
      'openClaim',
    ]);
  });
});

describe('bodies', () => {
  it('have an example each', () => {
    expect(Object.keys(goodBodies).sort()).toEqual(withBody.map(({ name }) => name).sort());
  });

  it.each(withBody)('$name takes its example, today and on any day', ({ name, row, body }) => {
    expect(readBody(body, goodBodies[name])).toMatchObject({ success: true });
    expect(readBody(bodySchemaOn(row, today) ?? body, goodBodies[name])).toMatchObject({ success: true });
  });

  it.each(withBody.filter(({ row }) => row.signature === null))('$name refuses a field that is not known', (row) => {
    const strangers = ['status', '__proto__', 'constructor', 'approvedBy', 'policy_number'];
    for (const stranger of strangers) {
      const body = JSON.parse(JSON.stringify({ ...goodBodies[row.name], xxx: 1 }).replace('"xxx"', `"${stranger}"`));
      expect(readBody(row.body, body)).toMatchObject({
        success: false,
        code: 'UNKNOWN_FIELD',
        message: `Unknown field: ${stranger}`,
      });
    }
  });

  it.each(withBody)('$name reads what it wrote as the same', ({ name, row, body }) => {
    const schema = bodySchemaOn(row, today) ?? body;
    const once = v.parse(schema, goodBodies[name]);
    expect(v.parse(schema, once)).toEqual(once);
  });

  it.each(withBody)('$name never throws, whatever comes', ({ name, row, body }) => {
    const schema = bodySchemaOn(row, today) ?? body;
    const good = goodBodies[name] ?? {};
    const garbage = fc.oneof(
      fc.anything({ withNullPrototype: true }),
      fc.dictionary(fc.constantFrom(...Object.keys(good)), fc.oneof(fc.anything(), fc.string())),
      fc
        .tuple(fc.constantFrom(...Object.keys(good)), fc.oneof(fc.anything(), fc.string(), fc.date(), fc.double()))
        .map(([field, value]) => ({ ...good, [field]: value })),
    );
    fc.assert(
      fc.property(garbage, (input) => {
        const result = readBody(schema, input);
        if (result.success) return;
        expect(result.message).not.toBe('');
        expect(result.message.length).toBeLessThanOrEqual(200);
        expect(result.message).not.toMatch(/^Invalid (type|key)/);
      }),
      { numRuns: 200 },
    );
  });
});

describe('queries', () => {
  it.each([
    [{ shouldSendOtp: 'true' }, true],
    [{ shouldSendOtp: 'TRUE' }, false],
    [{ shouldSendOtp: '1' }, false],
    [{ shouldSendOtp: ['true', 'true'] }, false],
    [{}, false],
  ])('send a PIN only for the word true: %j', (query, shouldSendOtp) => {
    expect(v.parse(endpoints.triggerLoginOtp.query, query)).toEqual({ shouldSendOtp });
  });

  it('page notifications by ten, from text or numbers', () => {
    const { query } = endpoints.notifications;
    expect(v.parse(query, {})).toEqual({ pageNumber: 1, pageSize: 10 });
    expect(v.parse(query, { pageNumber: '2', pageSize: 50, isRead: 'false', other: 'x' })).toEqual({
      pageNumber: 2,
      pageSize: 50,
      isRead: false,
    });
  });

  it.each([
    { pageSize: '0' },
    { pageSize: 51 },
    { pageNumber: '-1' },
    { pageNumber: '1.5' },
    { pageNumber: 'x' },
    { isRead: 'yes' },
  ])('refuse %j', (query) => {
    expect(v.safeParse(endpoints.notifications.query, query).success).toBe(false);
  });

  it('send PINs for purposes other than signing in', () => {
    const { query } = endpoints.otp;
    expect(v.parse(query, { purpose: 'APPROVAL' })).toEqual({ purpose: 'APPROVAL', cellNumber: null });
    expect(v.parse(query, { purpose: 'UPDATE_CELL_NUMBER', cellNumber: '0821234567' })).toMatchObject({
      cellNumber: '27821234567',
    });
    expect(v.safeParse(query, { purpose: 'LOGIN' }).success).toBe(false);
  });
});

describe('fillPath', () => {
  it('encodes what it puts in, and complains about what is missing', () => {
    expect(fillPath('/policy/{policyNumber}', { policyNumber: '../x y' })).toBe('/policy/..%2Fx%20y');
    expect(() => fillPath('/policy/{policyNumber}', {})).toThrow('needs policyNumber');
  });

  it.each(['', '.', '..'])('refuses %j, which would lead elsewhere', (policyNumber) => {
    expect(() => fillPath('/policy/{policyNumber}', { policyNumber })).toThrow('needs policyNumber');
  });
});
