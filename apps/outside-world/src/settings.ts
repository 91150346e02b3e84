import * as v from 'valibot';

const SettingsSchema = v.object({
  OUTSIDE_PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'OUTSIDE_PORT must be a port number'),
      v.transform(Number),
      v.maxValue(65535, 'OUTSIDE_PORT must be a port number'),
    ),
    '4201',
  ),
  OUTSIDE_HOST: v.optional(v.string(), '127.0.0.1'),
  SMS_GATEWAY_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(8, 'SMS_GATEWAY_SECRET must have at least 8 characters')),
    'demo-sms-gateway-secret',
  ),
  APP_MODE: v.optional(
    v.picklist(['demo', 'test'], 'APP_MODE: stand-ins run in demo and test only, never in production'),
    'demo',
  ),
});
export type Settings = v.InferOutput<typeof SettingsSchema>;

/** Reads the settings of the stand-ins, or says in one sentence a line what is wrong with them. */
export function readSettings(environment: Record<string, string | undefined>): Settings | { problems: string[] } {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const settings = v.safeParse(SettingsSchema, given);
  return settings.success ? settings.output : { problems: settings.issues.map(({ message }) => message) };
}
