import { Container, SkeletonCard, Stack } from '@portal/ui-kit';

/** Stands for a page whose code is on its way. */
export function PageLoading() {
  return (
    <Container>
      <Stack gap="lg" aria-busy="true" aria-label="Loading">
        <SkeletonCard />
        <SkeletonCard />
      </Stack>
    </Container>
  );
}
