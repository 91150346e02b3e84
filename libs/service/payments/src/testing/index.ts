export * from './a-death-register';
export * from './a-payout-bank';
export * from './a-provider';
export * from './a-voucher-provider';
export * from './an-account-verifier';
export * from './providers';
