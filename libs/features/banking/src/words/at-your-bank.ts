/** The ways in which banks let a payer approve a DebiCheck debit order. Not every bank has every way (docs/domain/banking.md#r3-7). */
export const waysToApprove: readonly { way: string; how: string }[] = [
  { way: 'Banking app', how: 'Open the message about a new debit order, or look under debit orders, and approve it.' },
  {
    way: 'Cellphone without data (USSD)',
    how: "Dial your bank's own cellphone banking code and choose debit orders or DebiCheck.",
  },
  { way: 'Internet banking', how: 'Sign in and look under debit orders or DebiCheck.' },
  { way: 'ATM', how: "Insert your card at one of your bank's own ATMs and look for DebiCheck or debit orders." },
  { way: 'Branch', how: 'Take your ID to a branch and ask them to show you the mandate.' },
];

/** Where the customers of a bank usually approve. Menus change: the general ways hold for every bank. */
const usual: Readonly<Record<string, string>> = {
  'Absa Bank': 'With Absa most people approve in the Absa Banking App or in internet banking.',
  'African Bank': 'With African Bank most people approve in the app or at a branch.',
  'Bank Zero': 'Bank Zero is a bank in an app: you approve there.',
  'Capitec Bank': 'With Capitec most people approve in the Capitec app, or at a branch.',
  'Capitec Business': 'With Capitec Business most people approve in the app or in internet banking.',
  'Discovery Bank': 'With Discovery Bank you approve in the Discovery Bank app.',
  FNB: 'With FNB most people approve in the FNB App, in online banking or with cellphone banking.',
  Investec: 'With Investec most people approve in the app or in Investec Online.',
  Nedbank: 'With Nedbank most people approve in the Money app or in online banking.',
  'Standard Bank': 'With Standard Bank most people approve in the app, in internet banking or with cellphone banking.',
  TymeBank: 'With TymeBank most people approve in the app or in internet banking.',
};

/** One line about a bank, for banks of which it is known. */
export const atBank = (bank: string): string | null => usual[bank] ?? null;
