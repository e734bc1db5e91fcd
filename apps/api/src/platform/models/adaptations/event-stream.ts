import { z } from "zod";

const completion = z.looseObject({
  choices: z.array(
    z.looseObject({
      message: z.looseObject({ tool_calls: z.array(z.looseObject({})).nullish() }),
      finish_reason: z.string().nullish(),
    }),
  ),
});

/** Returns a whole completion as the events of a stream with one piece; undefined when it is none. */
export function toEventStream(body: unknown): string | undefined {
  const parsed = completion.safeParse(body);
  if (!parsed.success) return undefined;
  const choices = parsed.data.choices.map(({ message, finish_reason }, index) => {
    const calls = message.tool_calls?.map((call, at) => ({ index: at, ...call }));
    return { index, delta: { ...message, ...(calls && { tool_calls: calls }) }, finish_reason };
  });
  const chunk = { ...parsed.data, object: "chat.completion.chunk", choices };
  return `data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`;
}
