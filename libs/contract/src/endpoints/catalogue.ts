import * as v from 'valibot';
import { customersOnly, endpoint, signedIn } from '../endpoint';
import { OtpSentSchema } from '../records/login';
import { OtpQuerySchema } from '../records/otp';
import { ProductSchema } from '../records/product';
import { ExtendedMemberQuoteSchema, extendedMemberQuoteInput, QuoteSchema } from '../records/quote';
import { SupplementaryBenefitSchema } from '../records/supplementary-benefit';

/** What is sold, and what it would cost. */
export const catalogueEndpoints = {
  products: endpoint('GET /products', {
    summary: 'Plans that are sold',
    callers: signedIn,
    reply: v.array(ProductSchema),
  }),
  /** The specification spells it so. */
  supplementaryBenefits: endpoint('GET /products/supplimentary-benefits', {
    summary: 'Benefits that can be added to a plan',
    callers: signedIn,
    reply: v.array(SupplementaryBenefitSchema),
  }),
  legacyProducts: endpoint('GET /legacy-products', {
    summary: 'Plans that are no longer sold',
    callers: signedIn,
    reply: v.array(ProductSchema),
  }),
};

/** PINs for changes that customers confirm. */
export const otpEndpoints = {
  otp: endpoint('POST /otp/{policyNumber}', {
    summary: 'Send a one-time PIN for a change, to the number on record or to a new number that is to be proved',
    callers: customersOnly,
    query: OtpQuerySchema,
    reply: OtpSentSchema,
    errors: ['OTP_LIMIT', 'LOCKED'],
  }),
};

export const quoteEndpoints = {
  productChangeQuote: endpoint('GET /quotes/get-product-change/{policyNumber}/{productId}', {
    summary: 'What changing to another plan would cost and do',
    permission: 'make changes',
    reply: QuoteSchema,
    errors: ['SAME_PRODUCT', 'INVALID_STATUS'],
  }),
  extendedMemberQuote: endpoint('POST /quotes/fetch-extended-member-quote/{policyNumber}', {
    summary: 'What an extended member would cost: one quote for the amount named, or one for every amount allowed',
    permission: 'make changes',
    body: ExtendedMemberQuoteSchema,
    bodyOn: extendedMemberQuoteInput,
    reply: v.array(QuoteSchema),
    errors: ['INVALID_STATUS'],
  }),
};
