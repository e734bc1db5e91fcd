import type { DataRecipients } from "@footnote/contracts/privacy";
import { t } from "./messages.ts";

/** What each kind of provider receives. `recipients` is undefined when the server did not answer. */
export function Recipients({ recipients }: { recipients: DataRecipients | undefined }) {
  const kinds = recipients ? describeKinds(recipients) : undefined;
  return (
    <>
      <p>{kinds ? t.others : t.othersUnknown}</p>
      <ul>
        <li>
          <strong>{t.identityProvider}</strong>
          <Details texts={kinds?.identity} />
        </li>
        <li>
          <strong>{t.paymentProvider}</strong>
          <Details texts={kinds?.payment} />
        </li>
        <li>
          <strong>{t.modelProviders}</strong>
          <Details texts={kinds?.models} />
        </li>
        <li>
          <strong>{t.cloudHosting}</strong>
          <Details texts={kinds?.hosting} />
        </li>
        <li>
          <strong>{t.webSearch}</strong>
          <Details texts={kinds?.webSearch} />
        </li>
        <li>
          <strong>{t.email}</strong>
          <Details texts={kinds?.email} />
        </li>
        <li>
          <strong>{t.sources}</strong>
          <Details texts={[t.sourcesUsed]} />
        </li>
      </ul>
    </>
  );
}

function Details({ texts = [] }: { texts: readonly string[] | undefined }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

function describeKinds(recipients: DataRecipients) {
  const { identity_provider: provider } = recipients;
  return {
    identity: provider
      ? [
          t.identity(provider.name),
          ...(provider.loads_script ? [t.identityScript(provider.name)] : []),
        ]
      : [t.notUsed],
    payment: [recipients.payments ? t.payment : t.notUsed],
    models: [
      t.chatModel(recipients.chat_model),
      t.embeddingModel(recipients.embedding_model),
      t.transcriptionModel(recipients.transcription_model),
    ],
    hosting: [t.hosting, t.fileStorage(recipients.file_storage)],
    webSearch: [recipients.web_search ? t.webSearchUsed : t.notUsed],
    email: [recipients.email ? t.emailUsed : t.emailUnused],
  };
}
