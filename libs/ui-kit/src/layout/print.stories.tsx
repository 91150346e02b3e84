import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Alert } from '../feedback/alert';
import { AmountList } from '../data/amount-list';
import { AppFooter } from './app-footer';
import { AppFrame } from './app-frame';
import { AppHeader } from './app-header';
import { AppMain } from './app-main';
import { Avatar } from '../identity/avatar';
import { Badge } from '../feedback/badge';
import { Barcode } from '../data/barcode';
import { Brand } from '../identity/brand';
import { Breadcrumbs } from '../navigation/breadcrumbs';
import { Button } from '../actions/button';
import { Card } from './card';
import { ContactBar } from './contact-bar';
import { CopyButton } from '../actions/copy-button';
import { DataTable } from '../data/data-table';
import { Disclosure } from '../navigation/disclosure';
import { Figure } from '../data/figure';
import { HeaderActions } from './header-actions';
import { Heading } from '../text/heading';
import { Hero } from './hero';
import { PageLayout } from './page-layout';
import { QuickLinks } from '../navigation/quick-links';
import { RecordCard } from '../data/record-card';
import { usage } from '../testing/usage';
import { Text } from '../text/text';
import { TextLink } from '../text/text-link';

const meta = {
  title: 'Components/Print',
  component: PageLayout,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      ...usage({
        use: 'the print command of the browser on any page. Nothing has to be done for it.',
        instead: 'Documents with legal weight, such as the policy schedule: the PDF under Documents.',
        words: 'What is on the screen. A link to another site is followed by its address.',
        access:
          'Document has no menus: contact bar, breadcrumbs, side panel, buttons and the links of the footer stay away. What is folded is open. Always black on ' +
          'white, also in a dark theme.',
      }).docs,
      story: { inline: false, height: '640px' },
    },
  },
  args: { title: 'My plan' },
} satisfies Meta<typeof PageLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

const payments = [
  { date: '1 November 2026', how: 'Debit order', amount: 'R 245' },
  { date: '1 October 2026', how: 'Debit order', amount: 'R 245' },
];

/** Print it, or open the preview of the browser. */
export const PolicyPage: Story = {
  render: ({ title }) => (
    <AppFrame>
      <ContactBar>
        <a href="tel:0800123456">0800 123 456</a>
      </ContactBar>
      <AppHeader>
        <Brand>Funeral cover</Brand>
        <HeaderActions>
          <Avatar firstName="Thandi" lastName="Nkosi" />
        </HeaderActions>
      </AppHeader>
      <AppMain>
        <PageLayout
          title={title}
          description="What you are covered for, and what it costs."
          breadcrumbs={<Breadcrumbs items={['My plan']} />}
          side={
            <QuickLinks>
              <a href="#home">Home</a>
            </QuickLinks>
          }
        >
          <Hero>
            <Text tone="muted">Family plan, policy 7000010012</Text>
            <Figure value="R 50 000" caption="Cover for you" />
            <a href="#plan">See what is covered</a>
          </Hero>
          <Alert tone="warning">Your premium of November has not reached us yet.</Alert>
          <RecordCard
            title="Lindiwe Nkosi"
            badge={<Badge tone="amber">Awaiting approval</Badge>}
            rows={[
              { label: 'Relationship', value: 'Biological child' },
              { label: 'Date of birth', value: '4 March 2015' },
            ]}
          >
            <Button variant="secondary">Edit</Button>
            <a href="#lindiwe">Open</a>
          </RecordCard>
          <Card>
            <AmountList
              rows={[{ label: 'Main member', amount: 'R 50 000' }]}
              total={{ label: 'Premium a month', amount: 'R 245' }}
            />
          </Card>
          <Card>
            <Heading level={2}>Pay in a shop</Heading>
            <Barcode value="1999997000010012" label="Barcode of your Pay@ number" />
            <CopyButton value="1999997000010012" label="Copy Pay@ number" />
            <Text>
              See <TextLink href="https://www.payat.example">where Pay@ is accepted</TextLink>.
            </Text>
          </Card>
          <Card>
            <DataTable
              caption="Payments"
              rows={payments}
              rowKey={({ date }) => date}
              columns={[
                { key: 'date', label: 'Date', cell: ({ date }) => date, sortBy: ({ date }) => date },
                { key: 'how', label: 'How', cell: ({ how }) => how },
                { key: 'amount', label: 'Amount', align: 'end', cell: ({ amount }) => amount },
              ]}
            />
          </Card>
          <Disclosure summary="I do not have my policy number">
            <Text>Call us and we will find it.</Text>
          </Disclosure>
        </PageLayout>
      </AppMain>
      <AppFooter>An authorised financial services provider</AppFooter>
    </AppFrame>
  ),
};
