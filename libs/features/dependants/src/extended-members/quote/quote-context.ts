import { createContext, useContext } from 'react';
import { type MemberQuote } from './use-member-quote';

/** The quote of the form on screen. */
export const QuoteContext = createContext<MemberQuote | null>(null);

export function useQuote(): MemberQuote {
  const quote = useContext(QuoteContext);
  if (!quote) throw new Error('Put a QuoteContext around this form');
  return quote;
}
