import { describe, expect, it } from 'vitest';
import { type Send } from '../backend/backend';
import { conformance } from './command';

const url = 'https://backend.example';
const signedInAs = ['--url', url, '--policy', '7000010012'];

/** Runs the command against whatever `send` is, and gives its exit code and all that it said. */
async function run(args: readonly string[], send: Send) {
  const said: string[] = [];
  const complaints: string[] = [];
  const code = await conformance(args, {
    send,
    now: () => new Date('2026-11-20T06:00:00Z'),
    newId: () => '00000000-0000-4000-8000-000000000001',
    pause: async () => undefined,
    print: (text) => said.push(text),
    complain: (text) => complaints.push(text),
    ask: async () => '',
  });
  return { code, said: said.join('\n'), complaint: complaints.join('\n') };
}

const failing =
  (code: string): Send =>
  () =>
    Promise.reject(Object.assign(new TypeError('fetch failed'), { cause: Object.assign(new Error('x'), { code }) }));
const html: Send = async () =>
  new Response('<!doctype html><title>Portal</title>', { headers: { 'content-type': 'text/html' } });

describe('says one sentence and ends with 2', () => {
  it.each([
    { why: 'nothing listens', send: failing('ECONNREFUSED'), says: 'nothing listens there: start the backend' },
    { why: 'the name is unknown', send: failing('ENOTFOUND'), says: 'no machine has this name: check the address' },
    {
      why: 'the certificate is not trusted',
      send: failing('DEPTH_ZERO_SELF_SIGNED_CERT'),
      says: 'The certificate of https://backend.example is not trusted',
    },
    {
      why: 'the certificate is of another name',
      send: failing('ERR_TLS_CERT_ALTNAME_INVALID'),
      says: 'is not trusted',
    },
    {
      why: 'there is no TLS',
      send: failing('ERR_SSL_WRONG_VERSION_NUMBER'),
      says: 'write http:// in place of https://',
    },
    {
      why: 'another API answers',
      send: async () => Response.json({ error: 'not found' }, { status: 404 }),
      says: 'https://backend.example has no GET /api/v1/auth/whoami: give the address of a backend with the calls of',
    },
    { why: 'a site answers with pages', send: html, says: 'give the address of the API, the part before /api/v1' },
    {
      why: 'every call is sent on',
      send: async () => new Response(null, { status: 308, headers: { location: 'https://www.backend.example/' } }),
      says: 'sends every call on to https://www.backend.example/: give that address instead.',
    },
  ] satisfies { why: string; send: Send; says: string }[])('where $why', async ({ send, says }) => {
    const { code, said, complaint } = await run(signedInAs, send);
    expect({ code, said }).toEqual({ code: 2, said: '' });
    expect(complaint).toContain(says);
    expect(complaint).not.toMatch(/\n|\bat /);
  });

  it.each([
    { args: [], says: 'Give the address of the backend: --url https://...' },
    { args: ['--url', 'backend.example'], says: 'Give the address of the backend: --url https://...' },
    ...['/api/v1', '/api/docs', '/api/openapi.json', '/openapi.json'].map((path) => ({
      args: ['--url', url + path],
      says: `Give the part of the address before /api, not that of a call or a document: --url ${url}`,
    })),
    { args: ['--url', url], says: 'Give the number of a test policy: --policy 7000010012' },
    { args: ['--url', url, '--policy', '../1'], says: 'Give the number of a test policy: --policy 7000010012' },
    {
      args: [...signedInAs, '--other-policy', '7000010012'],
      says: 'Give the number of a policy of somebody else: --other-policy 7000010020',
    },
    { args: [...signedInAs, '--level', 'most'], says: 'There is no level "most": give --level read, change or full.' },
    { args: [...signedInAs, '--level', 'full'], says: 'Level full changes the test policy: give --write too.' },
    { args: [...signedInAs, '--polcy', '1'], says: "Unknown option '--polcy'." },
  ])('where $args is not what it takes', async ({ args, says }) => {
    const { code, complaint } = await run(args, html);
    expect(code).toBe(2);
    expect(complaint.split('\n')[0]).toBe(says);
  });
});
