import { legalLinks } from '@portal/legal';
import { usePortalConfig, useToday } from '@portal/policy-workflow';
import { reportLink } from '@portal/somebody-died';
import { AppFooter, Cluster, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

/** Product name and year, the licence after them; what to do after a death, and the legal pages. */
export function Footer({ productName }: { productName: string }) {
  const { licenceLine } = usePortalConfig().brand;
  const year = useToday().slice(0, 4);
  return (
    <AppFooter>
      <Text size="sm">
        {productName} <span suppressHydrationWarning>{year}</span>
        {licenceLine && <span>{licenceLine}</span>}
      </Text>
      <Cluster as="nav" gap="md" aria-label="Legal and help">
        {[reportLink, ...legalLinks].map(({ path, title }) => (
          <Link key={path} to={path}>
            {title}
          </Link>
        ))}
      </Cluster>
    </AppFooter>
  );
}
