import { readFileSync } from 'node:fs';

/** What somebody who tries the system can open: the portal, and the stand-ins for everybody outside. Ports as text. */
export const addresses = ({ port, outsidePort }) => [
  ['Portal', `http://localhost:${port}`],
  ['PIN inbox', `http://localhost:${outsidePort}/inbox`],
  ['Letters', `http://localhost:${outsidePort}/letters`],
  ['Payments', `http://localhost:${outsidePort}/payat`],
  ['Cash till', `http://localhost:${outsidePort}/payat/till`],
  ["Payer's bank", `http://localhost:${outsidePort}/bank`],
  ['Claim payments', `http://localhost:${outsidePort}/payout-bank`],
  ['Cash vouchers', `http://localhost:${outsidePort}/vouchers`],
  ['Accounts', `http://localhost:${outsidePort}/account-verification`],
  ['Deaths', `http://localhost:${outsidePort}/death-register`],
  ['Staff sign-in', `http://localhost:${outsidePort}/identity/operator`],
];

/** A line each, the addresses under one another. */
export const addressLines = (pairs) => pairs.map(([name, address]) => `  ${name.padEnd(16)}${address}`).join('\n');

const staffFile = new URL('../../apps/outside-world/src/identity-provider/staff.json', import.meta.url);

/** Who can sign in as staff and with which password, a person a line: their address and what they are. */
export function staffLines() {
  const { password, groups, people } = JSON.parse(readFileSync(staffFile, 'utf8'));
  const labelsOf = (names) => groups.filter(({ name }) => names.includes(name)).map(({ label }) => label);
  const lines = people.map((person) => {
    const about = labelsOf(person.groups).join(' and ') || 'in no group: may do nothing';
    return `    ${person.email.padEnd(24)}${about}`;
  });
  return `  Staff sign in with the password ${password}, or by pressing their name:\n${lines.join('\n')}`;
}
