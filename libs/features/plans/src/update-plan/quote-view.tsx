import { type Policy, portalPaths, type Product, type Quote } from '@portal/contract';
import { formatDate, formatRand } from '@portal/domain';
import { Alert, Card, Columns, ComparisonTable, DescriptionList, Figure, List, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { quoteRows } from './quote-rows';
import { quoteTerms } from './quote-terms';

interface QuoteViewProps {
  quote: Quote;
  from: Policy['Product'];
  to: Product;
}

/** What the change would cost and do: current beside proposed, what to know before it, and until when it holds. */
export const QuoteView = ({ quote, from, to }: QuoteViewProps) => (
  <Stack gap="lg">
    <Warnings quote={quote} />
    <Card>
      <ComparisonTable caption="What changes" rows={quoteRows(quote, from, to)} />
    </Card>
    <Card>
      <Stack gap="md">
        <DescriptionList
          rows={[
            { label: 'Applies from', value: `${formatDate(quote.effectiveDate)}, when it is approved before then` },
            { label: 'Quote', value: quote.id.slice(0, 8).toUpperCase() },
            { label: 'Valid until', value: formatDate(quote.validUntil) },
          ]}
        />
        <List>
          {quoteTerms(quote).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </List>
        <Text>
          <Link to={portalPaths.termsAndConditions()} target="_blank">
            Read the terms and conditions (opens in a new tab)
          </Link>
        </Text>
      </Stack>
    </Card>
  </Stack>
);

/** On the page that sends it: what was chosen, from when, and what one had better know. The rest was read before. */
export const QuoteSummary = ({ quote, from, to }: QuoteViewProps) => (
  <Stack gap="lg">
    <Warnings quote={quote} />
    <Card>
      <DescriptionList
        rows={[
          { label: 'Plan', value: `${to.Product_Name}, in the place of ${from.Product_Name}` },
          { label: 'Applies from', value: `${formatDate(quote.effectiveDate)}, when it is approved before then` },
        ]}
      />
    </Card>
  </Stack>
);

/** What one had better know before going on. */
const Warnings = ({ quote }: Pick<QuoteViewProps, 'quote'>) =>
  quote.warnings.map(({ code, message }) => (
    <Alert key={code} tone={code === 'WAITING_PERIOD' ? 'info' : 'warning'}>
      {message}
    </Alert>
  ));

/** The premium of the whole policy now and then. */
export const QuotePremium = ({ quote }: Pick<QuoteViewProps, 'quote'>) => (
  <Card>
    <Columns min="sm">
      <Figure value={formatRand(quote.currentPremium)} caption="Your premium now, a month" />
      <Figure
        value={formatRand(quote.newPremium)}
        caption={`Your premium then, from ${formatDate(quote.effectiveDate)}`}
      />
    </Columns>
  </Card>
);
