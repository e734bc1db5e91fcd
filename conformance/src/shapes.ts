// The documented bodies. Objects are loose: what a server adds does no harm to a client that does not know it.
import { z } from "zod";

const id = z.uuid();
const date = z.iso.datetime();
const count = z.number().int().min(0);

/** "Login and signup responses carry a key or token." */
export const session = z.union([
  z.looseObject({ key: z.string().min(1) }).transform(({ key }) => key),
  z.looseObject({ token: z.string().min(1) }).transform(({ token }) => token),
]);

export const csrf = z.looseObject({ csrfToken: z.string().min(1) });

export const user = z.looseObject({
  pk: z.union([z.number().int(), z.string().min(1)]),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
});

export const organization = z.looseObject({
  id,
  name: z.string(),
  domain: z.string(),
  description: z.string().nullish(),
  user_role: z.string().min(1),
  created_at: date,
  license: z.looseObject({
    current_users: count,
    max_users: count,
    is_active: z.boolean(),
    expires_at: date.nullable(),
  }),
});

export const onboarding = z.looseObject({
  has_organization: z.boolean(),
  has_active_subscription: z.boolean(),
});

/** "Limits of 0 or absent mean no limit." */
const meter = z.looseObject({ used: count, limit: count.nullish() });
export const usage = z.looseObject({
  storage: z.looseObject({ chunks: meter, documents: meter, collections: meter }),
  rate_limits: z.looseObject({ monthly_limit: count.nullish() }),
  current_usage: z.looseObject({ monthly_limit_used: count }),
});

export const folder = z.looseObject({ id, name: z.string() });
export const folders = z.array(folder);

/** "id, name or title, created_at" */
export const file = z
  .looseObject({ id, name: z.string().optional(), title: z.string().optional(), created_at: date })
  .refine(({ name, title }) => (name ?? title ?? "") !== "", "a name or a title is missing");
export const files = z.array(file);

export const task = z.looseObject({ task_id: z.string().min(1) });

export const frame = z.looseObject({
  status: z.enum(["SUCCESS", "PROCESSING", "ERROR"]),
  result: z.unknown(),
});
/** "the progress message carries file with id, name, title, created_at" */
export const indexedFile = z.looseObject({
  file: z.looseObject({ id, name: z.string(), title: z.string(), created_at: date }),
});
export const transcript = z.looseObject({ transcribed_text: z.string() });

export const citation = z.looseObject({
  id: z.string().min(1),
  payload: z.looseObject({
    text: z.string().min(1),
    document_id: id,
    metadata: z.looseObject({ filename: z.string().min(1) }),
  }),
});
export type Citation = z.infer<typeof citation>;

const userMessage = z.looseObject({ role: z.literal("user"), content: z.string() });
const assistantMessage = z.looseObject({
  role: z.literal("assistant"),
  content: z.string().min(1),
  metadata: z.looseObject({ citations: z.array(citation) }),
});
export const agentReply = z.looseObject({
  results: z.looseObject({
    conversation_id: id,
    messages: z.array(z.discriminatedUnion("role", [userMessage, assistantMessage])).min(1),
  }),
});

export const conversations = z.array(
  z.looseObject({ conversation_id: id, name: z.string().nullable(), created_at: date }),
);

const source = z.looseObject({
  id: z.string().min(1),
  filename: z.string().min(1),
  chunk: z.string(),
  doc_id: z.string().min(1),
});
export const history = z.looseObject({
  conversation_id: id,
  messages: z.array(
    z.looseObject({
      role: z.enum(["user", "assistant"]),
      content: z.string(),
      sources: z.array(source),
      metadata: z.looseObject({ citations: z.array(citation).optional() }),
    }),
  ),
});

export const paymentsConfig = z.looseObject({ stripe_enabled: z.boolean() });
export const subscription = z.looseObject({ status: z.enum(["active", "trialing", "inactive"]) });
export const checkout = z.looseObject({ sessionId: z.string().min(1) });
export const cancelled = z.looseObject({ message: z.string().min(1) });
