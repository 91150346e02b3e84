import { PortalConfigSchema, type PortalConfig } from '@portal/contract';
import * as v from 'valibot';

/** Reads `/config.json`. A file that is missing or broken leaves the defaults: people can still sign in. */
export async function loadConfig(): Promise<PortalConfig> {
  try {
    const answer = await fetch('/config.json');
    return v.parse(PortalConfigSchema, await answer.json());
  } catch {
    return v.parse(PortalConfigSchema, {});
  }
}
