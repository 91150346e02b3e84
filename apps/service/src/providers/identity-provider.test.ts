import { aMaker, type TokensOfMaker, tokensOfMakers } from '@portal/service-identity/testing';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings';
import { staffTokensOf } from './providers';
import { staffTokenLog } from './staff-token-log';

const now = new Date('2026-11-20T08:00:00Z');
const makers = Object.entries(tokensOfMakers);

/** The service as an insurer with this provider sets it up, what its log says, and tokens that the provider signs. */
async function aServiceFor(preset: string, { settings: given }: TokensOfMaker, more: Record<string, string> = {}) {
  const read = readSettings({ IDENTITY_PROVIDER_PRESET: preset, ...given, ...more });
  if ('problems' in read) throw new Error(read.problems.join());
  const maker = await aMaker(given['IDENTITY_PROVIDER_AUTHORITY'] ?? '', now);
  const lines: object[] = [];
  const tokens = staffTokensOf(
    read.settings,
    () => maker.fetch as typeof fetch,
    staffTokenLog((entry) => void lines.push(entry)),
  );
  return { maker, lines, read: (token: string) => tokens.read(token, now) };
}

describe.each(makers)('with the preset %s', (preset, tokens) => {
  const { access, id, person } = tokens;

  it('an access token as its documentation shows it is taken, and its group becomes a role', async () => {
    const { maker, lines, read } = await aServiceFor(preset, tokens);
    expect(await read(await maker.sign(access))).toMatchObject({ ...person, role: 'consultant' });
    expect(lines).toEqual([]);
  });

  it('an ID token is refused', async () => {
    const { maker, lines, read } = await aServiceFor(preset, tokens);
    expect(await read(await maker.sign(id))).toBeNull();
    expect(lines).toHaveLength(1);
  });

  it('a token signed with what is published is refused', async () => {
    const { maker, lines, read } = await aServiceFor(preset, tokens);
    expect(await read(await maker.signWithSecret(access))).toBeNull();
    expect(lines).toMatchObject([{ mark: 'header.alg', found: 'HS256' }]);
  });

  it('a token of somebody in no group that stands for ours is taken and gives no role; the log says so', async () => {
    const { maker, lines, read } = await aServiceFor(preset, tokens, { IDENTITY_PROVIDER_CONSULTANT_GROUPS: 'Others' });
    expect(await read(await maker.sign(access))).toMatchObject({ id: person.id, role: null });
    expect(lines).toEqual([
      {
        level: 'warn',
        event: 'staff-without-role',
        mark: 'groups',
        found: expect.stringMatching(/^\d that stand for/),
      },
    ]);
  });

  it('a person hears nothing of it, and the log nothing of the person', async () => {
    const { maker, lines, read } = await aServiceFor(preset, tokens);
    const token = await maker.sign({ ...access, claims: { ...access.claims, iss: 'https://another.example' } });
    expect(await read(token)).toBeNull();
    const said = JSON.stringify(lines);
    expect(said).toContain('https://another.example');
    for (const secret of [token, person.id, person.name, 'naledi', 'Naledi']) expect(said).not.toContain(secret);
  });
});

type Preset = keyof typeof tokensOfMakers;
interface WrongMark {
  preset: Preset;
  mark: string;
  wrong?: Record<string, unknown>;
  header?: Record<string, unknown>;
  found: string;
}
const wrongMarks: WrongMark[] = [
  { preset: 'entra', mark: 'iss', wrong: { iss: 'https://sts.windows.net/t/' }, found: 'https://sts.windows.net/t/' },
  {
    preset: 'entra',
    mark: 'aud',
    wrong: { aud: '00000003-0000-0000-c000-000000000000' },
    found: '00000003-0000-0000-c000-000000000000',
  },
  { preset: 'entra', mark: 'azp', wrong: { azp: 'another' }, found: 'another' },
  { preset: 'entra', mark: 'access token', wrong: { scp: undefined }, found: 'scp: missing' },
  { preset: 'entra', mark: 'oid', wrong: { oid: undefined }, found: 'missing' },
  { preset: 'okta', mark: 'aud', wrong: { aud: 'api://default' }, found: 'api://default' },
  { preset: 'okta', mark: 'cid', wrong: { cid: 'another' }, found: 'another' },
  { preset: 'okta', mark: 'cid', wrong: { cid: undefined }, found: 'missing' },
  { preset: 'okta', mark: 'access token', wrong: { scp: undefined }, found: 'scp: missing' },
  {
    preset: 'auth0',
    mark: 'iss',
    wrong: { iss: 'https://insurer.eu.auth0.com' },
    found: 'https://insurer.eu.auth0.com',
  },
  {
    preset: 'auth0',
    mark: 'aud',
    wrong: { aud: ['https://insurer.eu.auth0.com/userinfo'] },
    found: 'https://insurer.eu.auth0.com/userinfo',
  },
  { preset: 'auth0', mark: 'azp or client_id', wrong: { azp: undefined }, found: 'missing' },
  { preset: 'auth0', mark: 'access token', wrong: { scope: undefined }, found: 'header.typ: JWT, scope: missing' },
  { preset: 'keycloak', mark: 'aud', wrong: { aud: 'account' }, found: 'account' },
  { preset: 'keycloak', mark: 'azp', wrong: { azp: 'admin-cli' }, found: 'admin-cli' },
  { preset: 'keycloak', mark: 'access token', wrong: { typ: 'Refresh' }, found: 'typ: Refresh, header.typ: JWT' },
  { preset: 'cognito', mark: 'client_id', wrong: { client_id: 'another' }, found: 'another' },
  { preset: 'cognito', mark: 'client_id', wrong: { client_id: undefined }, found: 'missing' },
  { preset: 'cognito', mark: 'access token', wrong: { token_use: 'id' }, found: 'token_use: id' },
  { preset: 'cognito', mark: 'header.kid', header: { kid: 'key-2' }, found: 'another' },
  { preset: 'cognito', mark: 'exp', wrong: { iat: 1, exp: 2 }, found: 'a time before' },
];

it.each(wrongMarks)(
  '$preset: a token is refused for its $mark, and the log says: $found',
  async ({ preset, mark, wrong, header, found }) => {
    const { access } = tokensOfMakers[preset];
    const { maker, lines, read } = await aServiceFor(preset, tokensOfMakers[preset]);
    const token = await maker.sign({ header: { ...access.header, ...header }, claims: { ...access.claims, ...wrong } });
    expect(await read(token)).toBeNull();
    expect(lines).toEqual([{ level: 'warn', event: 'staff-token-refused', mark, expected: expect.any(String), found }]);
  },
);

it('what is wrong is said once a minute, however often such tokens come', async () => {
  const { maker, lines, read } = await aServiceFor('okta', tokensOfMakers.okta);
  const { header, claims } = tokensOfMakers.okta.access;
  for (const jti of ['1', '2', '3'])
    await read(await maker.sign({ header, claims: { ...claims, cid: 'another', jti } }));
  expect(lines).toHaveLength(1);
});

describe('one setting overrides one value of the preset', () => {
  const { access } = tokensOfMakers.okta;
  it.each([
    {
      setting: 'IDENTITY_PROVIDER_GROUP_CLAIM',
      value: 'desk,groups',
      claims: { desk: ['Funeral cover desk'], groups: [] },
    },
    { setting: 'IDENTITY_PROVIDER_NAME_CLAIM', value: 'fullName', claims: { fullName: 'N D' }, gives: { name: 'N D' } },
    { setting: 'IDENTITY_PROVIDER_PERSON_CLAIM', value: 'employee', claims: { employee: 'e-7' }, gives: { id: 'e-7' } },
    {
      setting: 'IDENTITY_PROVIDER_CLIENT_CLAIM',
      value: 'client_id',
      claims: { client_id: access.claims['cid'], cid: 'any' },
    },
    { setting: 'IDENTITY_PROVIDER_TOKEN_MARKS', value: 'kind=access', claims: { kind: 'access', scp: undefined } },
    { setting: 'IDENTITY_PROVIDER_PORTAL_ADMIN_GROUPS', value: 'Everyone', claims: {}, gives: { role: 'portalAdmin' } },
  ])('$setting', async ({ setting, value, claims, gives = {} }) => {
    const { maker, read } = await aServiceFor('okta', tokensOfMakers.okta, { [setting]: value });
    const token = await maker.sign({ header: access.header, claims: { ...access.claims, ...claims } });
    expect(await read(token)).toMatchObject({ role: 'consultant', ...gives });
  });

  it('IDENTITY_PROVIDER_ALGORITHMS', async () => {
    const { maker, lines, read } = await aServiceFor('okta', tokensOfMakers.okta, {
      IDENTITY_PROVIDER_ALGORITHMS: 'ES256',
    });
    expect(await read(await maker.sign(access))).toBeNull();
    expect(lines).toMatchObject([{ mark: 'header.alg', expected: 'ES256', found: 'RS256' }]);
  });
});
