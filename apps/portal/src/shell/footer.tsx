import { portalPaths } from '@portal/contract';
import { yearOf } from '@portal/domain';
import { usePortalConfig, useToday } from '@portal/policy-workflow';
import { AppFooter, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

/** Product name and year; the licence line and the legal pages under it. */
export function Footer({ productName }: { productName: string }) {
  const { licenceLine } = usePortalConfig().brand;
  const year = yearOf(useToday());
  return (
    <AppFooter>
      <Text size="sm">
        {productName} <span suppressHydrationWarning>{year}</span>
      </Text>
      {licenceLine && <Text size="sm">{licenceLine}</Text>}
      <Text size="sm">
        <Link to={portalPaths.termsAndConditions()}>Terms and conditions</Link>
      </Text>
    </AppFooter>
  );
}
