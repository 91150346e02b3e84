/** What every stand-in answers when it refuses: the same four fields as the service, so one reader understands both. */
export const refusal = (status: number, code: string, message: string) =>
  Response.json({ success: false, status, message, code }, { status });

export const success = (data: unknown, status = 200) => Response.json({ success: true, data }, { status });
