/** What somebody who tries the system can open: the portal, and the stand-ins for everybody outside. Ports as text. */
export const addresses = ({ port, outsidePort }) => [
  ['Portal', `http://localhost:${port}`],
  ['PIN inbox', `http://localhost:${outsidePort}/inbox`],
  ['Payments', `http://localhost:${outsidePort}/payat`],
  ['Cash till', `http://localhost:${outsidePort}/payat/till`],
  ["Payer's bank", `http://localhost:${outsidePort}/bank`],
  ['Accounts', `http://localhost:${outsidePort}/account-verification`],
];

/** A line each, the addresses under one another. */
export const addressLines = (pairs) => pairs.map(([name, address]) => `  ${name.padEnd(14)}${address}`).join('\n');
