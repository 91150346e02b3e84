import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppFooter } from './app-footer';
import { AppFrame } from './app-frame';
import { AppHeader } from './app-header';
import { AppMain } from './app-main';
import { Alert } from '../feedback/alert';
import { Avatar } from '../identity/avatar';
import { Badge } from '../feedback/badge';
import { Brand } from '../identity/brand';
import { Breadcrumbs } from '../navigation/breadcrumbs';
import { Card } from './card';
import { ContactBar } from './contact-bar';
import { ContactItem } from './contact-item';
import { HeaderActions } from './header-actions';
import { PhoneIcon } from '../icons/phone-icon';
import { PageLayout } from './page-layout';
import { QuickLinks } from '../navigation/quick-links';
import { SkipLink } from './skip-link';
import { usage } from '../testing/usage';

const meta = {
  title: 'Components/Frame',
  component: AppFrame,
  subcomponents: { SkipLink, ContactBar, ContactItem, AppHeader, Brand, HeaderActions, AppMain, AppFooter },
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      ...usage({
        use: 'once, by the portal, around every page.',
        instead: 'Inside a page: PageLayout.',
        words: 'The contact bar names ways to reach a person; the footer who we are and the terms.',
        access:
          'Landmarks for bar, header, main and footer. The skip link is the first stop of the keyboard. `AppMain` takes the focus after a ' +
          'change of page. Printed are `AppMain`, the name of the insurer and the words of the footer.',
      }).docs,
      story: { inline: false, height: '640px' },
    },
  },
  render: () => (
    <AppFrame>
      <SkipLink />
      <ContactBar>
        <ContactItem>
          <PhoneIcon />
          <a href="tel:0800123456">0800 123 456</a>
        </ContactItem>
      </ContactBar>
      <AppHeader>
        <a href="#home">
          <Brand>Funeral cover</Brand>
        </a>
        <HeaderActions>
          <Avatar firstName="Thandi" lastName="Nkosi" />
        </HeaderActions>
      </AppHeader>
      <AppMain>
        <PageLayout
          title="Documents"
          description="Everything we have sent you."
          breadcrumbs={<Breadcrumbs items={['Documents']} />}
          side={
            <QuickLinks>
              <a href="#home">Home</a>
            </QuickLinks>
          }
        >
          <Card>Policy schedule</Card>
        </PageLayout>
      </AppMain>
      <AppFooter>An authorised financial services provider</AppFooter>
    </AppFrame>
  ),
} satisfies Meta<typeof AppFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WholePage: Story = {};
export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };
/** What stands behind the actions: a badge beside them or below them, and news that takes a line of its own. */
export const StaffAtWork: Story = {
  render: () => (
    <AppHeader>
      <a href="#home">
        <Brand>Funeral cover</Brand>
      </a>
      <HeaderActions>
        <Avatar firstName="Naledi" lastName="Dlamini" />
      </HeaderActions>
      <Badge tone="blue">Servicing policy 7000010012</Badge>
      <Alert tone="warning">Your sign-in has ended. What you typed is still here.</Alert>
    </AppHeader>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement).toHaveProperty('scrollWidth', window.innerWidth);
  },
};
export const StaffOnASmallPhone: Story = { ...StaffAtWork, globals: { viewport: { value: 'small' } } };
export const SkipLinkComesFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  },
};
