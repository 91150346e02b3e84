/** What a customer gives at a till: `1`, the issuer number, the policy number. One for each policy, for ever. */
export const payatReference = (policyNumber: string, issuer = '99999'): string => `1${issuer}${policyNumber}`;

/** The policy number inside such a reference; null for one that is not ours. */
export const policyNumberOfReference = (reference: string, issuer = '99999'): string | null => {
  const number = reference.startsWith(`1${issuer}`) ? reference.slice(issuer.length + 1) : '';
  return /^[A-Z0-9]{6,15}$/.test(number) ? number : null;
};

/** `1999 9970 0001 0012`: the reference in groups of four, as it stands under the barcode. */
export const formatPayatReference = (reference: string): string => reference.replace(/(.{4})(?=.)/g, '$1 ');
