import { expect, it } from "vitest";
import { readSmallTalk, withoutGreeting } from "./small-talk.rules.ts";

it.each([
  ["Hello", "greeting"],
  ["hi!", "greeting"],
  ["Hi there 👋", "greeting"],
  ["Good morning, how are you?", "greeting"],
  ["Hallo zusammen", "greeting"],
  ["Bonjour !", "greeting"],
  ["¡Hola!", "greeting"],
  ["Ciao", "greeting"],
  ["Olá, bom dia", "greeting"],
  ["Goedemorgen", "greeting"],
  ["Здравствуйте!", "greeting"],
  ["你好", "greeting"],
  ["こんにちは", "greeting"],
  ["Thanks!", "thanks"],
  ["Great, thank you very much", "thanks"],
  ["Vielen Dank", "thanks"],
  ["谢谢你", "thanks"],
  ["ありがとうございます", "thanks"],
  ["What can you do?", "capabilities"],
  ["What can you do for me?", "capabilities"],
  ["Hi, what can I ask you?", "capabilities"],
  ["Help", "capabilities"],
  ["Was kannst du für mich tun?", "capabilities"],
  ["Que peux-tu faire ?", "capabilities"],
  ["¿Qué puedes hacer?", "capabilities"],
  ["Cosa puoi fare?", "capabilities"],
  ["O que você pode fazer?", "capabilities"],
  ["Wat kun je doen?", "capabilities"],
  ["Что ты умеешь?", "capabilities"],
  ["你能做什么？", "capabilities"],
  ["何ができますか？", "capabilities"],
  ["Hello, what is the rent?", undefined],
  ["What can you do with a library card?", undefined],
  ["Thanks. And the deposit?", undefined],
  ["Who are you allowed to sublet to?", undefined],
  ["Hello world", undefined],
  ["2024", undefined],
  ["?", undefined],
  ["there", undefined],
  ["你好，租金是多少？", undefined],
  ["Hallo, wie hoch ist die Miete?", undefined],
])("%s", (text, expected) => {
  expect(readSmallTalk(text)).toBe(expected);
});

it.each([
  ["Hello, what is the rent?", "what is the rent?"],
  ["Hi there! What is the rent?", "What is the rent?"],
  ["Guten Tag, wie hoch ist die Miete?", "wie hoch ist die Miete?"],
  ["你好，租金是多少？", "租金是多少？"],
  ["Hello World, what does it print?", "Hello World, what does it print?"],
  ["Welcome letter: who signs it?", "Welcome letter: who signs it?"],
  ["What is the rent, hello?", "What is the rent, hello?"],
  ["Hello!", "Hello!"],
])("without its greeting: %s", (text, expected) => {
  expect(withoutGreeting(text)).toBe(expected);
});
