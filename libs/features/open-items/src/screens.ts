/** The three screens in one file that the browser fetches: they share nearly everything, and nobody else uses it. */
export { Component as DebitExceptions } from './debit-orders/debit-exceptions.screen';
export { Component as PoliciesApart } from './policies-apart/policies-apart.screen';
export { Component as UnusedMoney } from './unused-money/unused-money.screen';
