import { call, newAnonymousCaller } from "../calls.ts";
import { area } from "../check.ts";
import { must } from "../verdicts.ts";
import { type World, newCredentials, newPerson } from "../people.ts";
import { answered, invalid, refused, requireErrorBody, requireKnown } from "../replies.ts";
import { session, user } from "../shapes.ts";

const failedLogin = [400, 401];

async function register(world: World, json: unknown) {
  return await call(newAnonymousCaller(world.site), "POST /auth/registration/", { json });
}

async function login(world: World, json: unknown) {
  return await call(newAnonymousCaller(world.site), "POST /auth/login/", { json });
}

export const signIn = area("Sign-in", [
  {
    says: "POST /auth/registration/ with email and password1 answers with a key or token that is a session",
    run: async (world) => {
      await newPerson(world);
    },
  },
  {
    says: "POST /auth/login/ with email and password answers with key, which is a session",
    run: async (world) => {
      const { email, password } = await newPerson(world);
      const token = answered(await login(world, { email, password }), session);
      const reply = await call({ ...newAnonymousCaller(world.site), token }, "GET /auth/user/");
      must(answered(reply, user).email === email, "the user who logged in", reply.text);
    },
  },
  {
    says: "GET /auth/user/ returns pk, first_name, last_name, email",
    run: async (world) => {
      const person = await newPerson(world);
      const found = answered(await call(person, "GET /auth/user/"), user);
      must(found.email === person.email, person.email, found.email);
    },
  },
  {
    says: "A login fails alike for a wrong password and an unknown e-mail, with the error body",
    run: async (world) => {
      const { email } = await newPerson(world);
      const wrong = refused(await login(world, { email, password: "wrong-wrong-1" }), failedLogin);
      const { email: nobody } = newCredentials();
      const json = { email: nobody, password: "wrong-wrong-1" };
      const unknown = refused(await login(world, json), failedLogin);
      must(wrong.error === unknown.error, `"${wrong.error}" for both`, unknown.error);
    },
  },
  {
    says: "Login: email and password are required",
    run: async (world) => {
      const { email, password } = newCredentials();
      refused(await login(world, { email }), invalid);
      refused(await login(world, { password }), invalid);
      refused(await login(world, { email, password: "" }), [...invalid, 401]);
    },
  },
  {
    says: "Signup: email and password are required, and the email is one",
    run: async (world) => {
      const { email, password } = newCredentials();
      refused(await register(world, { email }), invalid);
      refused(await register(world, { password1: password }), invalid);
      refused(await register(world, { email, password1: "" }), invalid);
      refused(await register(world, { email: "not an address", password1: password }), invalid);
    },
  },
  {
    says: "An e-mail in another case is the same account: a second signup is refused and changes nothing",
    run: async (world) => {
      const { email, password } = await newPerson(world);
      const json = { email: email.toUpperCase(), password1: newCredentials().password };
      refused(await register(world, json), [400, 409, 422]);
      answered(await login(world, { email: email.toUpperCase(), password }), session);
    },
  },
  {
    says: "Two signups with one e-mail at the same moment make one account",
    run: async (world) => {
      const { email, password } = newCredentials();
      const replies = await Promise.all(
        [email, email.toUpperCase(), email, email].map((spelled) =>
          register(world, { email: spelled, password1: password }),
        ),
      );
      replies.forEach(requireKnown);
      const made = replies.filter(({ status }) => status < 300);
      must(
        made.length === 1,
        "one of four to work",
        replies.map(({ status }) => status),
      );
      for (const reply of replies) if (reply.status >= 300) requireErrorBody(reply);
    },
  },
  {
    says: "The token header is read as Token {token}; another scheme is no session (401)",
    run: async (world) => {
      const { token } = await newPerson(world);
      for (const Authorization of [token, `Basic ${token}`, "Token", `Token ${token} ${token}`]) {
        const anonymous = newAnonymousCaller(world.site);
        refused(await call(anonymous, "GET /auth/user/", { headers: { Authorization } }), [401]);
      }
    },
  },
  {
    says: "POST /auth/google/ with access_token, code, id_token refuses tokens the provider never gave (4xx)",
    run: async (world) => {
      const json = { access_token: "made-up", code: "made-up", id_token: "made.up.token" };
      const reply = await call(newAnonymousCaller(world.site), "POST /auth/google/", { json });
      refused(reply, [400, 401, 403, 404, 409, 422]);
    },
  },
]);
