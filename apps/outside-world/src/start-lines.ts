/** What someone who tries the demo reads: a page a line. */
export const startLines = (address: string): string =>
  [
    `Text messages (stand-in SMS gateway):          ${address}/inbox`,
    `Letters (stand-in for who posts them):         ${address}/letters`,
    `Payments (stand-in for Pay@):                  ${address}/payat`,
    `Cash at a till (stand-in for Pay@):            ${address}/payat/till`,
    `Debit orders (stand-in for the payer's bank):  ${address}/bank`,
    `Payments of claims (stand-in for that bank):   ${address}/payout-bank`,
    `Cash vouchers (stand-in for their provider):   ${address}/vouchers`,
    `Account numbers (stand-in for verification):   ${address}/account-verification`,
    `Deaths (stand-in for the death register):      ${address}/death-register`,
    `Staff (stand-in for their identity provider):  ${address}/identity/operator`,
  ].join('\n');
