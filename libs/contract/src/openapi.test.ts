import { describe, expect, it } from 'vitest';
import { type Endpoint } from './endpoint';
import { endpoints } from './endpoints';
import { errorCodes } from './error-codes';
import { openApiDocument } from './openapi';

const api = openApiDocument({ title: 'Self-service API', version: '1.0.0', servers: ['https://api.example'] });
const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** Every value of every `$ref` below. */
const refsIn = (value: unknown): string[] => {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : refsIn(inner)));
};
const resolve = (ref: string) =>
  ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], api);

describe('the API document', () => {
  it('is OpenAPI 3.1 with its servers below the base path', () => {
    expect(api.openapi).toBe('3.1.0');
    expect(api.servers).toEqual([{ url: 'https://api.example/api/v1' }]);
    expect(api.info).toMatchObject({ title: 'Self-service API', version: '1.0.0' });
  });

  it('has one operation for every row, each with an id of its own', () => {
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(Object.keys(endpoints).sort());
  });

  it('points to nothing that is not there', () => {
    const refs = [...new Set(refsIn(api))];
    expect(refs.length).toBeGreaterThan(40);
    expect(refs.filter((ref) => resolve(ref) === undefined)).toEqual([]);
  });

  it('holds plain JSON', () => {
    expect(JSON.parse(JSON.stringify(api))).toEqual(api);
  });

  it.each(operations)('declares every parameter of $method $path', ({ path, operation }) => {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const declared = operation.parameters.filter((one) => 'in' in one && one.in === 'path');
    expect(declared.map((one) => 'name' in one && one.name)).toEqual(named);
    expect(declared.every((one) => 'required' in one && one.required)).toBe(true);
  });

  it.each(operations)(
    '$method $path says of every refusal its status, when it happens and what it says',
    ({ operation }) => {
      const { 200: done, ...refused } = operation.responses;
      expect(done?.content['application/json'].schema).toMatchObject({ required: ['success', 'data'] });
      expect(Object.keys(refused)).toEqual(expect.arrayContaining(['400', '500', '503']));
      for (const [status, { content, description }] of Object.entries(refused)) {
        const { schema, examples = {} } = content['application/json'];
        expect(schema).toEqual({ $ref: '#/components/schemas/Failure' });
        for (const [code, { summary, value }] of Object.entries(examples)) {
          expect(errorCodes[code as keyof typeof errorCodes].status).toBe(Number(status));
          expect(description).toContain(`\`${code}\`: ${summary}`);
          expect(value).toMatchObject({ success: false, status: Number(status), code });
          expect((value as { message: string }).message).toMatch(/\w{3}/);
        }
      }
    },
  );

  it('names for a call the refusals of that call, and no others', () => {
    const codesOf = (name: string) => {
      const found = operations.find(({ operation }) => operation.operationId === name);
      return Object.values(found?.operation.responses ?? {}).flatMap(({ content }) =>
        Object.keys(content['application/json'].examples ?? {}),
      );
    };
    const always = ['INTERNAL_SERVER_ERROR', 'PROVIDER_UNAVAILABLE'];
    expect(codesOf('whoAmI')).toEqual(['BAD_REQUEST', 'UNAUTHORIZED', 'FORBIDDEN', 'NOT_A_CUSTOMER', ...always]);
    expect(codesOf('certificateState')).toEqual(['BAD_REQUEST', 'NOT_FOUND', ...always]);
    expect(codesOf('updatePaymentMethod')).toEqual(
      expect.arrayContaining(['LOCKED', 'INVALID_OTP', 'BANKING_DETAILS_REQUIRED']),
    );
    expect(codesOf('deleteChild')).not.toContain('INVALID_OTP');
  });

  it('asks for a token wherever the caller must be known', () => {
    const open = operations.filter(({ operation }) => operation.security.length === 0);
    expect(open.map(({ operation }) => operation.operationId).sort()).toEqual([
      'certificateState',
      'claimLogin',
      'collectionCallback',
      'debiCheckCallback',
      'login',
      'payatCallback',
      'payoutReport',
      'refreshClaimToken',
      'refreshToken',
      'reportDeath',
      'triggerClaimOtp',
      'triggerDeathReportOtp',
      'triggerLoginOtp',
      'voucherReport',
    ]);
  });

  it('refuses unknown fields of bodies in writing', () => {
    const login = api.components['schemas']?.['Login'];
    expect(login).toMatchObject({ type: 'object', additionalProperties: false, required: ['otp', 'policyNumber'] });
  });

  it('describes fields beyond their type: lengths, formats, defaults', () => {
    expect(api.components['schemas']?.['ChildInput']).toMatchObject({
      properties: {
        First_Name: { type: 'string', minLength: 2, maxLength: 50 },
        Date_Of_Birth: { type: 'string', format: 'date' },
        Is_Student: { type: 'boolean', default: false },
        Relationship: { enum: ['BIOLOGICAL_CHILD', 'STEPCHILD', 'ADOPTED_CHILD', 'FOSTER_CHILD'] },
      },
    });
  });

  it('puts queries in parameters and marks additions', () => {
    const notifications = operations.find(({ operation }) => operation.operationId === 'notifications');
    expect(notifications?.operation.parameters).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'pageSize', in: 'query', required: false })]),
    );
    const additions = operations.filter(({ operation }) => operation['x-addition']);
    const ours = Object.entries<Endpoint>(endpoints).filter(([, row]) => row.isAddition);
    expect(additions.map(({ operation }) => operation.operationId).sort()).toEqual(ours.map(([name]) => name).sort());
  });
});
