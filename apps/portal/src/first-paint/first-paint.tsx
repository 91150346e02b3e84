import { CustomerMenuLoading } from '@portal/account';
import {
  AppFrame,
  AppMain,
  HeaderActions,
  IconButton,
  NotificationIcon,
  PageLayout,
  SkeletonCard,
  Stack,
} from '@portal/ui-kit';
import { CoverCardSkeleton } from '@portal/ui-kit/data';
import { Footer } from '../shell/footer';
import { FrameHead } from '../shell/frame-head';
import { CustomerNavigation } from '../shell/navigation/customer-navigation';

/**
 * A page of somebody signed in before any script has run: the frame, the main places, and the shape of what comes. It is built into
 * `shell.html`; `firstPaint` of `build/inline-scripts.mjs` shows the part that the address asks for. React takes its place in one commit.
 */
export const FirstPaint = ({ productName }: { productName: string }) => (
  <AppFrame>
    <FrameHead productName={productName}>
      <div data-paint="customer">
        <CustomerNavigation />
        <HeaderActions>
          <IconButton label="Notifications">
            <NotificationIcon />
          </IconButton>
          <CustomerMenuLoading />
        </HeaderActions>
      </div>
    </FrameHead>
    <AppMain>
      <div data-paint="home" aria-busy="true" aria-label="Loading your policy" role="group">
        <PageLayout title="Home">
          <Stack gap="lg">
            <CoverCardSkeleton people={5} />
            <SkeletonCard />
          </Stack>
        </PageLayout>
      </div>
      <div data-paint="page" aria-busy="true" aria-label="Loading" role="group">
        <Stack gap="lg">
          <SkeletonCard />
          <SkeletonCard />
        </Stack>
      </div>
    </AppMain>
    <Footer productName={productName} />
  </AppFrame>
);
