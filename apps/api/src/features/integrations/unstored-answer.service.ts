import type { Member } from "../../context/caller.ts";
import { takeAnswerPlace } from "../../platform/answer-places.ts";
import { toAppError } from "../../platform/service-failures.ts";
import type { TokenUsage } from "../../platform/models/models.ts";
import { prepareAnswer } from "../agent/agent.service.ts";
import type { AgentApp, AnswerSources, QuestionInContext } from "../agent/prepared-answer.rules.ts";
import { type Answer, type ProgressReport, silentReport } from "../citations/answer.rules.ts";
import { listStatements, type Statement } from "./statements.rules.ts";
import { withAbsoluteLinks } from "./source-links.rules.ts";

/** A question of a client that keeps the conversation itself. */
export type IntegrationQuestion = QuestionInContext &
  AnswerSources & { readonly signal: AbortSignal };

/** An answer, its statements and the tokens that a model used for it. */
export type UnstoredAnswer = Omit<Answer, "claims"> & {
  readonly statements: readonly Statement[];
  readonly tokens: TokenUsage;
};

/** Makes the answer; to be called at once, as its place is taken. @throws AppError tool.failed, answer.too_slow, or why the model failed */
export type MakeAnswer = (report?: ProgressReport) => Promise<UnstoredAnswer>;

/**
 * Prepares an answer of which neither question nor text is stored. Whatever is refused is refused before the answer is
 * made, so that a stream has not begun yet.
 * @throws AppError tool.unavailable, folder.not_found, license.monthly_limit_reached, request.too_many
 */
export async function prepareUnstoredAnswer(
  app: AgentApp,
  member: Member,
  question: IntegrationQuestion,
): Promise<MakeAnswer> {
  await app.modelAllowance.require(member.from.address);
  const { signal } = question;
  const place = await takeAnswerPlace(app, member.organizationId);
  const prepare = async () => {
    signal.throwIfAborted();
    return app.db.$transaction((tx) => prepareAnswer(app, tx, member, question));
  };
  const prepared = await prepare().catch((error: unknown) => {
    place.leave();
    throw error;
  });
  return async (report = silentReport) => {
    try {
      const answer = await prepared.make(question, withEvidence(report, place.onEvidence), signal);
      app.metrics.answers.inc({ outcome: answer.outcome });
      const { input_tokens: input, output_tokens: output } = prepared.usage();
      const { claims, ...rest } = answer;
      const statements = listStatements(answer.content, claims);
      const content = withAbsoluteLinks(app.config.publicUrl, answer.content);
      return { ...rest, content, statements, tokens: { input, output } };
    } catch (error) {
      const code = toAppError(error).code;
      app.metrics.answers.inc({ outcome: signal.aborted ? "stopped" : code });
      throw error;
    } finally {
      place.leave();
      await prepared.recordUsage(app.db);
    }
  };
}

function withEvidence(report: ProgressReport, onEvidence: () => void): ProgressReport {
  return {
    ...report,
    evidence(passages) {
      report.evidence(passages);
      if (passages.length > 0) onEvidence();
    },
  };
}
