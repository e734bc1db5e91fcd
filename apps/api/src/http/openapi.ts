import {
  apiBasePath,
  type BodyKind,
  type EndpointShape,
  keyScopeOf,
} from "@footnote/contracts/endpoint";
import { errorBody } from "@footnote/contracts/errors";
import { z } from "zod";

type JsonSchema = Record<string, unknown>;

const accessNotes = {
  public: "Needs no token.",
  user: "Needs a token.",
  member: "Needs the token of a member of an organization.",
  admin: "Needs the token of an admin of an organization.",
  operator: "Needs the token of an operator; others get a 404.",
};

/** The OpenAPI 3.1 document of these endpoints, made from their schemas. */
export function describeApi(endpoints: readonly EndpointShape[]): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = apiBasePath + endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeOperation(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Footnote",
      version: "1",
      description:
        "Calls that write also need the header X-CSRFToken with the value of the cookie csrftoken, unless they come with an API key. Every failure has the same body.",
    },
    paths,
    components: {
      securitySchemes: {
        token: { type: "apiKey", in: "header", name: "Authorization", description: "Token <key>" },
      },
      schemas: { Error: toSchema(errorBody, "output") },
    },
  };
}

function describeOperation(endpoint: EndpointShape): JsonSchema {
  const failure = {
    description: "What is wrong and what to do",
    content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
  };
  const body = endpoint.body && {
    required: true,
    content: describeBody(endpoint.body, endpoint.bodyKind ?? "json"),
  };
  return {
    summary: endpoint.summary,
    description: `${accessNotes[endpoint.access]}${keyNote(endpoint)}`,
    tags: [endpoint.path.split("/")[1]],
    ...(endpoint.access !== "public" && { security: [{ token: [] }] }),
    parameters: [
      ...describeParameters(endpoint.params, "path"),
      ...describeParameters(endpoint.query, "query"),
    ],
    ...(body && { requestBody: body }),
    responses: {
      [endpoint.status ?? 200]: {
        description: "Done",
        content: describeReply(endpoint),
      },
      default: failure,
    },
  };
}

function describeReply({ reply, replyKind, events }: EndpointShape): JsonSchema {
  if (replyKind === "bytes") return { "*/*": { schema: { type: "string", format: "binary" } } };
  return {
    "application/json": { schema: toSchema(reply, "output") },
    ...(events && { "text/event-stream": { schema: { type: "string" } } }),
  };
}

function keyNote(endpoint: EndpointShape): string {
  if (endpoint.access === "public") return "";
  const scope = keyScopeOf(endpoint);
  return scope ? ` An API key needs the scope "${scope}".` : " An API key does not suffice.";
}

function describeBody(body: z.ZodType, kind: BodyKind): JsonSchema {
  const schema = toSchema(body, "input");
  if (kind === "json") return { "application/json": { schema } };
  const properties = {
    ...(schema["properties"] as JsonSchema),
    file: { type: "string", format: "binary" },
  };
  const required = [...((schema["required"] as string[] | undefined) ?? []), "file"];
  return { "multipart/form-data": { schema: { ...schema, properties, required } } };
}

function describeParameters(schema: z.ZodType | undefined, place: "path" | "query"): JsonSchema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema, "input") as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

function toSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  // What JSON Schema cannot say (a transform's result) is left open rather than guessed.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    reused: "inline",
  });
  return rest;
}
